const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { trackAsyncContexts } = require('./async-contexts.cjs');
const { isShared, requireShared } = require('./shared-packages.cjs');
const { shareTexts } = require('./shared-texts.cjs');

/*
 * A worker that has nothing left to do ends. Node would first take its heap apart, and beside other work that takes longer
 * than the half second after which Jest calls a worker stuck. With an open handle this event does not come.
 */
if (require.main?.filename.endsWith('processChild.js'))
  process.once('beforeExit', () => process.kill(process.pid, 'SIGKILL'));

/** By the file's name: its text, and the script made of it. One for all test files of a worker. */
const scripts = new Map();

function scriptOf(name, source, parameters) {
  const known = scripts.get(name);
  if (known?.source === source) return known.script;
  const opening = `(function (${parameters.join(', ')}) {`;
  // The wrapper is on the first line and before its first column, so that stacks and source maps stay right.
  const script = new Script(`${opening}${source}\n})`, { filename: name, columnOffset: -opening.length });
  scripts.set(name, { source, script });
  return script;
}

/**
 * Jest's runtime, which evaluates every module anew for each test file. It also reads and compiles each anew; here a
 * worker does so once for each module, and test files share its text and the compiled code, never what ran.
 */
class SharedScriptsRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.isSandboxed = environment.global !== globalThis;
    const { executor, coreModule } = this;
    this.endAsyncContexts = trackAsyncContexts(coreModule);
    shareTexts(executor.transformCache, config);
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, name) => {
      const context = environment.getVmContext();
      if (context === null && this.isSandboxed) return null;
      try {
        const script = scriptOf(name, source, executor.injectedModuleParameters);
        return this.isSandboxed ? script.runInContext(context) : script.runInThisContext();
      } catch (error) {
        if (!this.isSandboxed) throw error;
        // Jest tells what is wrong with the text.
        return compileAnew(source, name);
      }
    };
  }

  teardown() {
    super.teardown();
    this.endAsyncContexts();
  }

  requireModuleOrMock(from, name) {
    return isShared(name, this.isSandboxed)
      ? requireShared(from, name)
      : super.requireModuleOrMock(from, name);
  }
}

module.exports = SharedScriptsRuntime;
