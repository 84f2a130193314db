import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const COMPILER = join(__dirname, 'compile-post.mjs');

interface Compiled {
  facts: Record<string, unknown>;
  headings: string[];
  code: string;
}

// The compiler is an ES module made of ES modules; it runs where webpack runs it.
function compile(source: string): Compiled {
  const program = `import { compilePost } from ${JSON.stringify(COMPILER)};
process.stdout.write(JSON.stringify(compilePost(${JSON.stringify(source)})));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(answer) as Compiled;
}

test('front matter becomes facts, words are counted, headings collected, the text a module', () => {
  const { facts, headings, code } = compile(
    '---\ntitle: One\nsources: [a, b]\n---\nThree short words.\n\n## And *two*\n',
  );
  expect(facts).toEqual({ title: 'One', sources: ['a', 'b'], words: 5, minutes: 1 });
  expect(headings).toEqual(['And two']);
  expect(code).toContain('export default function');
});

test.each([
  ['raw HTML', '---\ntitle: One\n---\n<script>alert(1)</script>\n', 'Raw HTML is not allowed'],
  ['inline HTML', '---\ntitle: One\n---\nA <b>word</b>.\n', 'Raw HTML is not allowed'],
  ['missing front matter', 'Just text.\n', 'front matter'],
])('%s is refused', (_what, source, reason) => {
  expect(() => compile(source)).toThrow(reason);
});
