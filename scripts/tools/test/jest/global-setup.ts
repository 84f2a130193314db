import { backendPart } from '../../build/backend-part';
import { buildPart } from '../../build/build-part';
import { startJestEmulators } from './emulators';
import { bundlePackages } from './bundle-packages';
import { openTemporaryFolder } from './temporary-folder';

/** Builds the backend and the packages of its tests, and starts the emulators once for all test files of the node project; workers inherit their addresses. */
export default async function setUp(): Promise<void> {
  openTemporaryFolder();
  const [emulators] = await Promise.all([
    startJestEmulators(),
    buildPart(backendPart, () => undefined),
    bundlePackages(),
  ]);
  Object.assign(process.env, emulators.env);
  globalThis.skoraEmulators = emulators;
}
