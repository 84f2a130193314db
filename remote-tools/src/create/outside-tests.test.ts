import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TOOLS = join(import.meta.dirname, '../..');

const TEST = `
import picture from './ball.svg';
import Text, { facts, headings } from './text.md';
import { facts as alone } from './text.md?facts';
import styles from './page.module.css';
import './page.css';

test('files', () => {
  expect(picture).toEqual(expect.any(String));
  expect(styles.card).toBe('card');
  expect(Text).toEqual(expect.any(Function));
  expect(facts).toEqual({ title: 'Touch', words: 3, minutes: 1 });
  expect(headings).toEqual(['First touch']);
  expect(alone).toEqual(facts);
});
`;

const FILES: Readonly<Record<string, string>> = {
  'src/ball.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/text.md': '---\ntitle: Touch\n---\n\n## First touch\n\nWords.\n',
  'src/page.css': 'body { margin: 0 }',
  'src/page.module.css': '.card { margin: 0 }',
  'src/files.test.ts': TEST,
  'jest.config.mjs': `
    import settings from '${join(TOOLS, 'jest/settings.mjs')}';
    export default { ...settings, testEnvironment: 'node', watchman: false };`,
  'package.json': '{ "type": "module" }',
};

it('tests of a remote outside may import pictures, styles and Markdown', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skora-tests-'));
  mkdirSync(join(folder, 'src'));
  symlinkSync(join(TOOLS, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const jest = join(TOOLS, 'node_modules/jest/bin/jest.js');
  const run = promisify(execFile)(process.execPath, [jest], { cwd: folder });
  const { stderr } = await run.catch((error: { stderr: string }) => error);
  expect(stderr).toContain('1 passed');
  rmSync(folder, { recursive: true });
});
