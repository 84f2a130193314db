import { loadScripts } from './load-scripts';

const KERNEL = '<link rel="preload" as="script" href="/assets/main.js" integrity="sha384-x" data-kernel>';
const REMOTE = '<link rel="preload" as="script" href="/remotes/remote-layout/remoteEntry.js">';

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

function downloads(): (string | null)[] {
  return [...document.head.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  document.head.innerHTML = `<template id="skora-scripts">${KERNEL}${REMOTE}</template>`;
});

it('starts the downloads in the order of their links', () => {
  loadScripts();
  expect(downloads()).toEqual(['/assets/main.js', '/remotes/remote-layout/remoteEntry.js']);
});

it('runs the kernel with its digest, and nothing else', () => {
  loadScripts();
  expect(scripts()).toHaveLength(1);
  const [script] = scripts();
  expect(script).toHaveAttribute('src', 'http://localhost/assets/main.js');
  expect(script).toHaveAttribute('integrity', 'sha384-x');
  expect(script).toHaveProperty('async', false);
});

it('runs several files of the kernel in the order of their links', () => {
  const react = KERNEL.replace('main.js', 'react.js');
  document.head.innerHTML = `<template id="skora-scripts">${react}${REMOTE}${KERNEL}</template>`;
  loadScripts();
  expect(scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['http://localhost/assets/react.js', false],
    ['http://localhost/assets/main.js', false],
  ]);
});

it('tries a failed download once more', () => {
  loadScripts();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(2);
  scripts()[1]?.dispatchEvent(new Event('error'));
  expect(scripts()).toHaveLength(2);
});

it('tells when the page was not composed', () => {
  document.head.replaceChildren();
  expect(loadScripts).toThrow('The page names no scripts');
});
