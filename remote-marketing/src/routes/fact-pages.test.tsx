import { SOURCES } from '@skora/domain';
import type { ComponentType } from 'react';
import { prerenderPage } from '../testing/render-page';
import { citedAddresses, findUnsourced } from '../testing/unsourced-figures';
import Clips from './clips';
import CuratedProgramPath from './curated-program-path';
import Home from './home';
import Story from './story';
import SuccessStory from './success-story';

const PAGES: readonly [string, ComponentType][] = [
  ['story', Story],
  ['path', CuratedProgramPath],
  ['success stories', SuccessStory],
  ['clips', Clips],
];

function show(Page: ComponentType): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = prerenderPage(<Page />);
  return page;
}

test.each([...PAGES, ['home', Home] as const])(
  '%s: every figure leads to its source or is said to be ours',
  (_name, Page) => {
    expect(findUnsourced(show(Page))).toEqual([]);
  },
);

test.each(PAGES)('%s lists exactly the sources it cites', (_name, Page) => {
  const page = show(Page);
  const list = page.querySelector('[aria-labelledby="sources"]')!;
  const listed = citedAddresses(list);
  list.remove();
  expect([...listed].sort()).toEqual([...new Set(citedAddresses(page))].sort());
});

test('home links to other sites only where the table of sources does', () => {
  const links = [...show(Home).querySelectorAll('a[href^="https:"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links.length).toBeGreaterThan(2);
  const known = Object.values(SOURCES).map(({ href }) => href as string);
  expect(links.filter((href) => !known.includes(href ?? ''))).toEqual([]);
});
