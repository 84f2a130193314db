import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom'],
  types: [],
};

/** A folder of its own with these files. @param files name → text */
export async function temporaryProgram(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-types-'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

/**
 * Checks the types of all TypeScript below a folder.
 * @param change options of the compiler as `tsconfig.json` has them
 * @returns what the compiler says, as `file: message`
 */
export function checkProgram(folder: string, change: object = {}): string[] {
  const config = { compilerOptions: { ...OPTIONS, ...change }, include: ['.'] };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file?.fileName.replace(`${folder}/`, '') ?? 'options'}: ${message}`;
  });
}
