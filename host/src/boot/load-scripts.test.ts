import { loadScripts } from './load-scripts';

const ENTRY = '/remotes/remote-layout/remoteEntry.js';
const MARKED = 'integrity="sha384-x" data-kernel';
const link = (href: string, marks = 'integrity="sha384-y"') =>
  `<link rel="preload" as="script" href="${href}" ${marks}>`;
const KERNEL = link('/assets/main.js', MARKED);

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

function downloads(): (string | null)[] {
  return [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));
}

function wait(...links: string[]): void {
  document.head.innerHTML = `<template id="skora-scripts">${links.join('')}</template>`;
}

beforeEach(() => wait(KERNEL, link(ENTRY)));

it('starts the downloads in the order of their links', () => {
  loadScripts([ENTRY]);
  expect(downloads()).toEqual(['/assets/main.js', ENTRY]);
});

it('runs the kernel with its digest, and no container', () => {
  loadScripts([ENTRY]);
  expect(scripts()).toHaveLength(1);
  const [script] = scripts();
  expect(script).toHaveAttribute('src', '/assets/main.js');
  expect(script).toHaveAttribute('integrity', 'sha384-x');
  expect(script).toHaveProperty('async', false);
});

it('runs several files of the kernel in the order of their links', () => {
  wait(link('/assets/react.js', MARKED), link(ENTRY), KERNEL);
  loadScripts([ENTRY]);
  expect(scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/assets/react.js', false],
    ['/assets/main.js', false],
  ]);
});

it('runs chunks of remotes as they come, with their digests', () => {
  wait(KERNEL, link('/remotes/remote-layout/header.js'));
  loadScripts([ENTRY]);
  const [chunk] = scripts().filter(({ async }) => async);
  expect(chunk).toHaveAttribute('src', '/remotes/remote-layout/header.js');
  expect(chunk).toHaveAttribute('integrity', 'sha384-y');
});

it.each([
  ['a chunk of the kernel', link('/assets/api.js', '')],
  [
    'a file of another origin',
    link('https://away.example/a.js', 'integrity="sha384-y" crossorigin="anonymous"'),
  ],
])('leaves %s to its loader', (_what, other) => {
  wait(KERNEL, other);
  loadScripts([ENTRY]);
  expect(downloads()).toHaveLength(2);
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/assets/main.js']);
});

it.each(['load', 'error'])('starts what may come later once a file of the kernel came to its %s', (type) => {
  const later = link('/remotes/remote-x/page.js', 'integrity="sha384-y" data-later');
  wait(link('/assets/react.js', MARKED), KERNEL, later);
  loadScripts([ENTRY]);
  const kernel = [...document.querySelectorAll('link[data-kernel]')];
  expect(downloads()).toEqual(['/assets/react.js', '/assets/main.js']);
  for (const one of kernel) one.dispatchEvent(new Event(type));
  expect(downloads()).toEqual(['/assets/react.js', '/assets/main.js', '/remotes/remote-x/page.js']);
  expect(
    scripts().filter((script) => script.getAttribute('src') === '/remotes/remote-x/page.js'),
  ).toHaveLength(1);
});

it('tries a failed download once more', () => {
  loadScripts([ENTRY]);
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(2);
  scripts()[1]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(2);
});
