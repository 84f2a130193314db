import { loadScripts } from './load-scripts';

const PAINTED = Promise.resolve();

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

it('starts the downloads in the order of their links', async () => {
  await loadScripts(PAINTED);
  expect(downloads()).toEqual(['/assets/main.js', ENTRY]);
});

it('runs the kernel with its digest, and nothing else', async () => {
  await loadScripts(PAINTED);
  expect(scripts()).toHaveLength(1);
  const [script] = scripts();
  expect(script).toHaveAttribute('src', 'http://localhost/assets/main.js');
  expect(script).toHaveAttribute('integrity', 'sha384-x');
  expect(script).toHaveProperty('async', false);
});

it('runs several files of the kernel in the order of their links', async () => {
  wait(link('/assets/react.js', MARKED), link(ENTRY), KERNEL);
  await loadScripts(PAINTED);
  expect(scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['http://localhost/assets/react.js', false],
    ['http://localhost/assets/main.js', false],
  ]);
});

it.each(['load', 'error'])(
  'starts what may come later once a file of the kernel came to its %s',
  async (type) => {
    const later = link('/remotes/remote-x/page.js', 'integrity="sha384-y" data-later');
    wait(link('/assets/react.js', MARKED), KERNEL, later);
    await loadScripts(PAINTED);
    const kernel = [...document.querySelectorAll('link[data-kernel]')];
    expect(downloads()).toEqual(['/assets/react.js', '/assets/main.js']);
    for (const one of kernel) one.dispatchEvent(new Event(type));
    expect(downloads()).toEqual(['/assets/react.js', '/assets/main.js', '/remotes/remote-x/page.js']);
  },
);

it('tries a failed download once more', async () => {
  await loadScripts(PAINTED);
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(2);
  scripts()[1]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(2);
});

it('downloads nothing before the first paint', () => {
  void loadScripts(new Promise(() => undefined));
  expect(downloads()).toEqual([]);
});

it('reads what the worker has kept before the first paint, and runs it after', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  let paint: () => void = () => undefined;
  const loaded = loadScripts(new Promise((resolve) => (paint = resolve)));
  expect(downloads()).toEqual(['/assets/main.js', ENTRY]);
  expect(scripts()).toEqual([]);
  paint();
  await loaded;
  expect(scripts()).toHaveLength(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
