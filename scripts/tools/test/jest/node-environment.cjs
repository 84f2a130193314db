const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

// Node loads its fetch when it is first used, and takes the client that is there by then: one of a package, of another version,
// refuses what the official SDK of Stripe sends. Which came first depended on the files that a worker had run before.
void globalThis.Headers;

const describe = (object) =>
  new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));

function isSame(a, b) {
  return a !== undefined && a.value === b.value && a.get === b.get && a.set === b.set;
}

/** Gives an object the properties it had. What cannot be taken away stays, as what jest's own `expect` keeps for all files. */
function restore(object, before) {
  for (const key of Reflect.ownKeys(object)) {
    if (!before.has(key)) Reflect.deleteProperty(object, key);
  }
  for (const [key, descriptor] of before) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (!isSame(now, descriptor)) Reflect.defineProperty(object, key, descriptor);
  }
}

/** @returns gives the process back its environment, its exit and who listens to it */
function keepProcess() {
  const { env, exit, exitCode } = process;
  const variables = describe(env);
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    Object.assign(process, { env, exit, exitCode });
    restore(env, variables);
    for (const name of process.eventNames()) {
      const known = listeners.get(name) ?? [];
      for (const listener of process.rawListeners(name)) {
        if (!known.includes(listener)) process.off(name, listener);
      }
    }
  };
}

/** What packages keep as `console`: the one of the test file that runs. */
const sharedConsole = {};

/**
 * The environment of tests that need no document. Jest's own makes a sandbox for each test file, in which every use of a global
 * goes through a proxy: the backend's tests took a quarter more of the processor's time. Here test files run in the worker's
 * own realm, and what one does to the globals or to the process ends with it.
 */
module.exports = class NodeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.globals = describe(globalThis);
    this.restoreProcess = keepProcess();
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimers = null;
  }

  async setup() {
    // Node's own. Jest's is 100, and the Firestore SDK reads the stack of each request.
    Error.stackTraceLimit = 10;
    globalThis.console = Object.setPrototypeOf(sharedConsole, globalThis.console);
  }

  async teardown() {
    if (!this.globals) return;
    this.fakeTimersModern.dispose();
    restore(sharedConsole, new Map());
    restore(globalThis, this.globals);
    this.restoreProcess();
    this.globals = null;
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** No sandbox: the runtime runs modules in this realm. */
  getVmContext() {
    return null;
  }
};
