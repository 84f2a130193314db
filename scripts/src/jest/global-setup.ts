import { startJestEmulators } from './emulators';

/** Starts the emulators once for all test files of the node project; workers inherit their addresses. */
export default async function setUp(): Promise<void> {
  const emulators = await startJestEmulators();
  Object.assign(process.env, emulators.env);
  globalThis.skoraEmulators = emulators;
}
