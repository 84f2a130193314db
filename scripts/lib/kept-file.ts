import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { autosave, type Autosave } from './autosave';
import { replaceFile } from './replace-file';

/**
 * Keeps what a stand-in holds in a file, soon after each change.
 *
 * @param file `null`: it is kept nowhere
 * @param dump everything, as text
 * @param restore takes over what {@link dump} gave in an earlier run
 */
export async function keepInFile(
  file: string | null,
  dump: () => string,
  restore: (text: string) => void,
): Promise<Autosave> {
  if (file === null) return { changed: () => undefined, stop: () => Promise.resolve() };
  if (existsSync(file)) restore(await readFile(file, 'utf8'));
  return autosave(
    () => replaceFile(file, dump()),
    (error) => console.error(`${file} could not be written. Is the disk full?`, error),
  );
}
