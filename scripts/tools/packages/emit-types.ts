import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '@skora/scripts-lib/workspace';
import { KERNEL } from './kernel-entries';

const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const WRITTEN_BY_HAND = 'api/backend-schema.d.ts';

function withExtension(file: string, specifier: string): string {
  const path = join(dirname(file), specifier);
  return existsSync(`${path}.d.ts`) ? `${specifier}.js` : `${specifier}/index.js`;
}

/** Node resolves whole file names only, and so does `moduleResolution: nodenext`. */
function nameFiles(file: string): void {
  let text = readFileSync(file, 'utf8');
  const imports = ts.preProcessFile(text, true, true).importedFiles;
  for (const { fileName, pos } of imports.toReversed().sort((one, other) => other.pos - one.pos)) {
    if (!fileName.startsWith('.') || fileName.endsWith('.js')) continue;
    const start = text.indexOf(fileName, pos);
    text = text.slice(0, start) + withExtension(file, fileName) + text.slice(start + fileName.length);
  }
  writeFileSync(file, text);
}

/** Writes the declarations of the kernel's modules, one file for each source. */
export function emitTypes(folder: string): void {
  execFileSync(process.execPath, [COMPILER, '-p', join(KERNEL, 'tsconfig.build.json'), '--outDir', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  copyFileSync(join(KERNEL, 'src', WRITTEN_BY_HAND), join(folder, WRITTEN_BY_HAND));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) nameFiles(join(folder, file));
  }
}
