import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADA, builtFolder, exampleRelease, exampleStore, ID } from '../../testing/example';
import { publishRelease } from '../publish-release';
import { computeIntegrity } from '../../lib/integrity';

/** Publishes a page whose markup is a fragment, or a file beside the release. */
async function publishMarkup(html: string, kind: 'fragment' | 'file'): Promise<boolean> {
  const store = await exampleStore();
  const change = kind === 'fragment' ? { fragments: [{ view: 'demo', key: '/demo', html }] } : {};
  const release = exampleRelease('aaaaaa111111', change);
  const folder = await builtFolder(release);
  if (kind === 'file') {
    const name = 'a.12345678.html';
    const integrity = computeIntegrity(Buffer.from(html));
    release.files = [...release.files, { name, size: Buffer.byteLength(html), integrity }];
    release.pages = [{ path: '/demo/a', title: 'A', description: 'A', file: name }];
    await writeFile(join(folder, name), html);
  }
  return publishRelease(store, { id: ID, release, folder, ...ADA });
}

const REASONS: [string, RegExp][] = [
  ['<p>a</p></div><p>b</p>', /leaves the place it is put into/],
  ['<i data-end></i></div><i data-after>a</i>', /leaves the place it is put into/],
  ['</div></main><main><div>', /leaves the place it is put into/],
  ['</main><footer>ours</footer>', /leaves the place it is put into/],
  ['<div><p>a</p>', /does not close what it opens/],
  ['<p>a</p><!-- b', /does not close what it opens/],
  ['<textarea>a', /does not close what it opens/],
  ['<plaintext>', /does not close what it opens/],
  ['<svg><title>a', /does not close what it opens/],
  ['<div title="a', /does not close what it opens/],
  ['<p>a</p><script src="/remotes/remote-demo/a.12345678.js"></script>', /has <script>/],
  ['<style>body{display:none}</style>', /has <style>/],
  ['<base href="/x/">', /has <base>/],
  ['<meta http-equiv="refresh" content="0;url=https://x.example">', /has <meta>/],
  ['<noscript><meta http-equiv="refresh" content="0"></noscript>', /has <meta>/],
  ['<link rel="stylesheet" href="/x.css">', /has <link rel="stylesheet">/],
  ['<iframe srcdoc="a"></iframe>', /has <iframe>/],
  ['<svg><script>a</script></svg>', /has <script>/],
  ['<template><object></object></template>', /has <object>/],
  ['<img src="/a.png" onerror="a()">', /has onerror on <img>/],
  ['<a href=" java&#10;script:a()">a</a>', /has a link that is a script on <a>/],
  ['<p id="skora-page">{}</p>', /has the id "skora-page", which is the host's/],
  ['<div data-region="footer"></div>', /has data-region on <div>, which is the host's/],
];

it.each(REASONS)('markup like %s is refused', async (html, reason) => {
  await expect(publishMarkup(html, 'fragment')).rejects.toThrow(reason);
});

it('markup of a listed page is looked at as well', async () => {
  await expect(publishMarkup('<p>a</p></div>', 'file')).rejects.toThrow(
    /The markup of page "\/demo\/a" leaves the place it is put into/,
  );
  expect(await publishMarkup('<p>a</p>', 'file')).toBe(true);
});

it.each([
  ['<h1>a</h1><!-- --><p>b<br/>c</p><img src="/a.png" alt=""/>'],
  ['<svg viewBox="0 0 1 1"><title>a</title><path d="M0 0"></path></svg>'],
  ['<link rel="preload" as="image" href="/a.png"/><noscript><p>Turn scripts on.</p></noscript>'],
  ['<table><tbody><tr><td>a</td></tr></tbody></table><textarea>\n&lt;/textarea></textarea>'],
  ['<form action="/api/x" method="post"><input name="a" value="&quot;javascript:"/></form>'],
  ['a &lt; b'],
  [''],
])('markup like %s is fine', async (html) => {
  expect(await publishMarkup(html, 'fragment')).toBe(true);
});
