import { startJestEmulators } from './emulators';
import { openTemporaryFolder } from './temporary-folder';

/** Starts the emulators once for all test files of the node project; workers inherit their addresses. */
export default async function setUp(): Promise<void> {
  openTemporaryFolder();
  const emulators = await startJestEmulators();
  Object.assign(process.env, emulators.env);
  globalThis.skoraEmulators = emulators;
}
