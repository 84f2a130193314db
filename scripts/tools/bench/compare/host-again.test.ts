import { brotliCompressSync } from 'node:zlib';
import { weighAnew } from './host-again';
import type { Ask, Subject } from './origin';
import { TRICKS, withoutTrick } from './tricks';

interface Build {
  react: string;
  main: string;
}

const link = (name: string, mark = '') =>
  `<link rel="preload" as="script" href="/assets/${name}" integrity="sha256-0" fetchpriority="low"${mark}>`;

/** A site whose host has these two files, named after their texts as builds name them after hashes. */
function siteOf({ react, main }: Build): Ask {
  const files: Record<string, string> = {
    '/assets/boot.1.js': 'boot()',
    [`/assets/react.${react}.js`]: react,
    [`/assets/main.${main}.js`]: main,
    '/remotes/remote-layout/header.1.js': 'header()',
  };
  const html =
    '<script defer src="/assets/boot.1.js" integrity="sha256-0"></script><template id="skora-scripts">' +
    link(`react.${react}.js`, ' data-kernel') +
    link(`main.${main}.js`, ' data-kernel') +
    '<link rel="preload" as="script" href="/remotes/remote-layout/header.1.js" integrity="sha256-0"></template>';
  return async (path) => {
    const text = files[path];
    const type = text === undefined ? 'text/html' : 'text/javascript';
    return { status: 200, headers: { 'content-type': type }, body: Buffer.from(text ?? html) };
  };
}

const SKORA: Subject = { name: 'SKORA', answer: (path, site) => site(path) };

function withoutReactFile(): Subject {
  const trick = TRICKS.find(({ name }) => name === 'react-file');
  if (!trick) throw new Error('The trick is gone.');
  return withoutTrick(trick);
}

const BEFORE = siteOf({ react: 'react-and-table', main: 'kernel' });
const kbOf = (text: string) => brotliCompressSync(text).length / 1024;

test('the same host costs nothing again', async () => {
  await expect(weighAnew(SKORA, BEFORE, BEFORE)).resolves.toBe(0);
  await expect(weighAnew(withoutReactFile(), BEFORE, BEFORE)).resolves.toBe(0);
});

test('only the file that changed comes again', async () => {
  const kernel = siteOf({ react: 'react-and-table', main: 'another kernel' });
  await expect(weighAnew(SKORA, BEFORE, kernel)).resolves.toBe(kbOf('another kernel'));
  const table = siteOf({ react: 'react-and-another-table', main: 'kernel' });
  await expect(weighAnew(SKORA, BEFORE, table)).resolves.toBe(kbOf('react-and-another-table'));
});

test('React comes again with the kernel where they are one file', async () => {
  const kernel = siteOf({ react: 'react-and-table', main: 'another kernel' });
  await expect(weighAnew(withoutReactFile(), BEFORE, kernel)).resolves.toBe(
    kbOf('react-and-table\nanother kernel'),
  );
});
