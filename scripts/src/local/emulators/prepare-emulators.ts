import { generatedPath } from '../paths';
import { findFirestoreJar } from './firestore-jar';
import { compileJavaClasses } from './java-classes';

/**
 * Finds and compiles what the emulators need. `startEmulators()` does it too; alone it tells early what is missing.
 *
 * @throws LocalPlatformError with the remedy
 */
export async function prepareEmulators(): Promise<{ jar: string; classes: string }> {
  const jar = await findFirestoreJar();
  return { jar, classes: await compileJavaClasses(jar, generatedPath('cache')) };
}
