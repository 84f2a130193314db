import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@skora/scripts-lib/workspace';

/**
 * Makes another build of the built backend, as a release with some changed lines does.
 *
 * @param folder gets the build
 * @param changes texts of `backend/dist/main.mjs`, and what stands there instead
 * @returns path of its program
 * @throws Error when a text is not there
 */
export async function changeBackend(
  folder: string,
  changes: readonly (readonly [from: string, to: string])[],
): Promise<string> {
  let text = await readFile(join(ROOT, 'backend/dist/main.mjs'), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from))
      throw new Error(`The built backend has no "${from}": build it, or change another text.`);
    text = text.replace(from, () => to);
  }
  // Packages are found beside the program.
  await symlink(join(ROOT, 'backend/node_modules'), join(folder, 'node_modules'));
  const program = join(folder, 'main.mjs');
  await writeFile(program, text);
  return program;
}
