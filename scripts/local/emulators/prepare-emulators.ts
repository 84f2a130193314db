import { generatedPath } from '@skora/scripts-lib/workspace';
import { findFirestoreJar } from './firestore-jar';
import { compileJavaClasses } from './java-classes';
import { assertJava } from './java-tool';

/**
 * Finds and compiles what the emulators need. `startEmulators()` does it too; alone it tells early what is missing.
 *
 * @throws LocalPlatformError with the remedy
 */
export async function prepareEmulators(): Promise<{ jar: string; classes: string }> {
  const jar = findFirestoreJar();
  await assertJava();
  return { jar, classes: await compileJavaClasses(jar, generatedPath('cache')) };
}
