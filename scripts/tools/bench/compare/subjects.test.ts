import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBenchOptions } from './bench-options';
import { oneBundleSubject } from './one-bundle-subject';
import type { Answer, Ask } from './origin';
import { digest, waitingLinks } from './page-markup';
import { FAST_LINE, SLOW_4G } from './line/slow-line';
import { isTriedOn, TRICKS, withoutTrick } from './tricks';

const link = (name: string, text: string, mark = '') =>
  `<link rel="preload" as="script" href="/assets/${name}" integrity="${digest(text)}" fetchpriority="low"${mark}>`;

const FILES: Record<string, string> = {
  '/assets/boot.11111111.js': 'boot();navigator.serviceWorker?.controller||await r;',
  '/assets/react.22222222.js': '//# allFunctionsCalledOnLoad\nreact();',
  '/assets/main.33333333.js':
    '(async()=>{let e;await async function(){' +
    'let n=await aS(e.href).catch(()=>aS(e.href));!function(e,t,r){}(r,t,n)}});p(e,{idle:ru,load:(e,t)=>(async function(e,t){try{return await t()}finally{}})(e.entry,()=>aE(e,t))})',
  '/assets/components.44444444.css': '@layer sk-ui{\n.a{x:y}\n}',
  '/remotes/remote-auth/remoteEntry.55555555.js': '//# allFunctionsCalledOnLoad\na.integrity=b();',
  '/service-worker.js': "self.addEventListener('install', (event) => keep(event));",
  '/page-files.json': '{"files":["/assets/a.js"]}',
  '/routes.json': '{"remote-marketing":{"integrity":"sha256-a","routes":[]}}',
};

const HOME =
  '<style data-components>@layer sk-ui{}</style>' +
  `<script defer src="/assets/boot.11111111.js" integrity="${digest(FILES['/assets/boot.11111111.js'] ?? '')}"></script>` +
  '<template id="skora-scripts"><link rel="preload" as="fetch" href="/assets/components.44444444.css" crossorigin data-components>' +
  link('react.22222222.js', FILES['/assets/react.22222222.js'] ?? '', ' data-kernel') +
  link('main.33333333.js', FILES['/assets/main.33333333.js'] ?? '', ' data-kernel') +
  link('home.66666666.js', '', ' data-later') +
  '</template>' +
  `{"entry":"/remotes/remote-auth/remoteEntry.55555555.js","integrity":"${digest(FILES['/remotes/remote-auth/remoteEntry.55555555.js'] ?? '')}"}`;

const site: Ask = async (path) => {
  const text = FILES[path];
  const type = text === undefined ? 'text/html; charset=utf-8' : 'text/javascript';
  const headers = { 'content-type': type, 'content-security-policy': "style-src 'self'" };
  return { status: 200, headers, body: Buffer.from(text ?? HOME) };
};

const textOf = ({ body }: Answer) => body.toString();

test.each(TRICKS)('without $name the site sends something else than with it', async (trick) => {
  const subject = withoutTrick(trick);
  const paths = ['/', ...Object.keys(FILES)];
  const answers = await Promise.all(
    paths.map(async (path) => [textOf(await subject.answer(path, site)), textOf(await site(path))] as const),
  );
  expect(answers.some(([without, whole]) => without !== whole)).toBe(true);
});

test('a page names the digests of the files that a trick changes', async () => {
  const trick = TRICKS.find(({ name }) => name === 'early-compilation');
  if (!trick) throw new Error('The trick is gone.');
  const subject = withoutTrick(trick);
  const react = textOf(await subject.answer('/assets/react.22222222.js', site));
  expect(react).toBe('react();');
  const entry = textOf(await subject.answer('/remotes/remote-auth/remoteEntry.55555555.js', site));
  expect(entry).toBe('a.ignored=b();');
  expect(textOf(await subject.answer('/routes.json', site))).not.toContain('"integrity"');
  const html = textOf(await subject.answer('/', site));
  expect(html).toContain(` integrity="${digest(react)}"`);
  expect(html).toContain(`"integrity":"${digest(entry)}"`);
});

test('a trick that the site no longer has cannot be measured', async () => {
  const trick = TRICKS.find(({ name }) => name === 'run-ahead');
  if (!trick) throw new Error('The trick is gone.');
  const other: Ask = async () => ({ status: 200, headers: {}, body: Buffer.from('another kernel') });
  await expect(withoutTrick(trick).answer('/assets/main.33333333.js', other)).rejects.toThrow(
    'Nothing matches',
  );
});

test('the wait for the first paint is tried on both lines, all else on the slow one alone', () => {
  expect(TRICKS.every((trick) => isTriedOn(SLOW_4G, trick))).toBe(true);
  const onFast = TRICKS.filter((trick) => isTriedOn(FAST_LINE, trick));
  expect(onFast.map(({ name }) => name)).toEqual(['paint-first']);
});

test('a page of the one bundle names the bundle alone, and the component styles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skora-bundle-'));
  writeFileSync(join(folder, 'main.js'), 'all()');
  writeFileSync(join(folder, 'boot.js'), 'start()');
  const pages = { '/login': ['login.js'] };
  const subject = oneBundleSubject({ folder, boot: 'boot.js', main: 'main.js', pages });
  const html = textOf(await subject.answer('/', site));
  expect(waitingLinks(html)).toEqual([
    expect.stringContaining(' data-components'),
    expect.stringContaining(`href="/assets/main.js" integrity="${digest('all()')}"`),
  ]);
  expect(html).toContain('<script defer src="/assets/boot.js"');
  expect(textOf(await subject.answer('/assets/main.js', site))).toBe('all()');
  const files = textOf(await subject.answer('/page-files.json?path=/login&path=/story', site));
  expect(JSON.parse(files)).toEqual({ files: ['/assets/login.js'] });
});

test('the bench compares, and leaves out what it is told to', () => {
  expect(readBenchOptions([])).toEqual({ compares: true, without: [] });
  expect(readBenchOptions(['--no-compare']).compares).toBe(false);
  expect(readBenchOptions(['--without', 'all']).without).toEqual(TRICKS);
  const { without } = readBenchOptions(['--without', 'react-file', '--without', 'paint-first']);
  expect(without.map(({ name }) => name)).toEqual(['paint-first', 'react-file']);
  expect(() => readBenchOptions(['--without', 'magic'])).toThrow('No trick is called magic.');
  expect(() => readBenchOptions(['--fast'])).toThrow('Usage:');
});
