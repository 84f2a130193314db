import { createRequire } from 'node:module';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';

type RulesFile = { name: string; content: string };

type Emulator = { start: () => Promise<void>; stop: () => Promise<void> };

export type StorageRuleset = {
  verify: (request: {
    method: 'get';
    path: string;
    file: Record<string, never>;
    projectId: string;
    token?: string;
  }) => Promise<{ permitted?: boolean; issues: { all: string[] } }>;
};

export type StorageRulesRuntime = {
  _alive: boolean;
  _childprocess: ChildProcessWithoutNullStreams | undefined;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  handleRuntimeStdout: (chunk: string) => void;
  loadRuleset: (source: {
    files: RulesFile[];
  }) => Promise<{ ruleset?: StorageRuleset; issues: { all: string[] } }>;
};

export type StorageEmulator = Emulator & {
  _rulesRuntime: StorageRulesRuntime;
  storageLayer: { import: (folder: string, options: { initiatedBy: string }) => void };
  _files: Map<string, { metadata: { bucket: string; name: string } }>;
  _persistence: { dirPath: string; getDiskFileName: (path: string) => string | undefined };
  getPersistenceTmpDir: () => string;
};

type Address = { projectId: string; host: string; port: number };

/** The parts of firebase-tools we run. They are not its public interface, so its version is pinned exactly. */
type FirebaseTools = {
  AuthEmulator: new (options: Address & { singleProjectMode: number }) => Emulator;
  StorageEmulator: new (options: Address & { rules: RulesFile; auto_download: boolean }) => StorageEmulator;
  EmulatorRegistry: { start: (emulator: Emulator) => Promise<void> };
  logger: { silent: boolean };
};

const require = createRequire(import.meta.url);
const lib = 'firebase-tools/lib';

type Exegesis = { compileApi: (document: unknown, options: object) => unknown };

/**
 * The Auth emulator makes a validator for each parameter of its interface, and each one checks the schema of its
 * own schemas first. They are fixed ones; without that check it starts in 1.3 s instead of 5.1 s, and when each validator
 * is made at its first request in 0.5 s (measured). Requests are validated as before.
 */
function trustOwnSchemas(): void {
  const requireOfAuth = createRequire(require.resolve(`${lib}/emulator/auth`));
  const requireOfExpress = createRequire(requireOfAuth.resolve('exegesis-express'));
  const exegesis = requireOfExpress('exegesis') as Exegesis;
  const { compileApi } = exegesis;
  exegesis.compileApi = (document, options) =>
    compileApi(document, { ...options, lazyCompileValidationSchemas: true });
  const ajv: { default: { prototype: { validateSchema: () => boolean } } } = createRequire(
    requireOfExpress.resolve('exegesis'),
  )('ajv/dist/core');
  ajv.default.prototype.validateSchema = () => true;
}

/** Loads firebase-tools, which blocks this process for a second: start everything else first. */
export function loadFirebaseTools(): FirebaseTools {
  trustOwnSchemas();
  return {
    ...require(`${lib}/emulator/auth`),
    ...require(`${lib}/emulator/storage`),
    ...require(`${lib}/emulator/registry`),
    ...require(`${lib}/logger`),
  };
}
