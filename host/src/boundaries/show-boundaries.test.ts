import type { PageRemote } from '@skora/shared/contract';
import { EXAMPLE_REMOTES } from '../watch/example-remotes';
import { toggleBoundaries } from './show-boundaries';

const REMOTES: PageRemote[] = [
  { ...EXAMPLE_REMOTES.here, id: 'remote-growth', release: 'aaaaaa111111' },
  { ...EXAMPLE_REMOTES.here, id: 'remote-shop', release: 'bbbbbb222222' },
];

const OWNERS: Record<string, object> = {
  'remote-growth': { owner: 'Growth', ownerUrl: 'https://teams.skora.example/growth' },
  // What is no page of the web is no link.
  'remote-shop': { owner: 'Shop', ownerUrl: 'javascript:alert(1)' },
};

const PAGE = `<div data-region="header"><div data-slot="header" data-remote="remote-shop" data-view="bar" data-ms="12"></div></div>
  <main data-region="main"><div data-slot="main" data-remote="remote-growth" data-view="home" data-ms="345">
    <div data-page-slot="home:offer"><div data-slot="home:offer" data-remote="remote-shop" data-view="offer"></div></div>
    <div data-page-slot="home:lost"><div data-fallback=""></div></div>
  </div></main>`;

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  document.body.innerHTML = PAGE;
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      const id = address.split('/')[2] ?? '';
      return { ok: id in OWNERS, json: async () => ({ skora: OWNERS[id] }) };
    },
    ResizeObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    cancelAnimationFrame: () => undefined,
    requestAnimationFrame: (draw: () => void) => {
      void Promise.resolve().then(draw);
      return 1;
    },
  });
});

afterEach(() => document.querySelector<HTMLElement>('.sk-boundaries-close')?.click());

function labels(): string[] {
  const lines = (item: Element) =>
    [...item.querySelectorAll('strong, span')].map(({ textContent }) => textContent);
  return [...document.querySelectorAll('.sk-boundaries li')].map((item) => lines(item).join(' | '));
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

it('names of each slot the remote, its view and release, how long it took, and who owns it', async () => {
  toggleBoundaries(REMOTES);
  await settled();
  expect(labels()).toEqual([
    'header | remote-shop · bar | bbbbbb222222 · 12 ms · Shop',
    'main | remote-growth · home | aaaaaa111111 · 345 ms · Growth',
    'home:offer | remote-shop · offer | bbbbbb222222 · markup of the server · Shop',
    'home:lost | could not be shown',
  ]);
  const tags = [...document.querySelectorAll('.sk-boundary-tag')].map(({ textContent }) => textContent);
  expect(tags).toEqual(['1 remote-shop', '2 remote-growth', '3 remote-shop', '4 home:lost']);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.sk-boundaries li a')];
  expect(links.map(({ href, rel }) => [href, rel])).toEqual([
    ['https://teams.skora.example/growth', 'noopener'],
  ]);
  toggleBoundaries(REMOTES);
  expect(document.querySelector('.sk-boundaries')).toBeNull();
});

it('follows the page, and asks once for each owner', async () => {
  toggleBoundaries(REMOTES);
  await settled();
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = '<div data-slot="main" data-remote="remote-shop" data-view="cart" data-ms="7"></div>';
  await settled();
  expect(labels()).toEqual([
    'header | remote-shop · bar | bbbbbb222222 · 12 ms · Shop',
    'main | remote-shop · cart | bbbbbb222222 · 7 ms · Shop',
  ]);
  expect(asked.length).toBeLessThanOrEqual(2);
  document.querySelector<HTMLElement>('.sk-boundaries-close')?.click();
  expect(document.querySelector('.sk-boundaries')).toBeNull();
});
