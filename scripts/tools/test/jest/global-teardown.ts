import { removeTemporaryFolder } from './temporary-folder';

/** Ends what the global setup started. */
export default async function tearDown(): Promise<void> {
  await globalThis.skoraEmulators?.stop();
  removeTemporaryFolder();
}
