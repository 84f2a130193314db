import { backendPart } from '../../build/backend-part';
import { buildPart } from '../../build/build-part';
import { startJestEmulators } from './emulators';
import { openTemporaryFolder } from './temporary-folder';

/** Builds the backend and starts the emulators once for all test files of the node project; workers inherit their addresses. */
export default async function setUp(): Promise<void> {
  openTemporaryFolder();
  const [emulators] = await Promise.all([startJestEmulators(), buildPart(backendPart, () => undefined)]);
  Object.assign(process.env, emulators.env);
  globalThis.skoraEmulators = emulators;
}
