import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { themeColors } from './theme';

async function site() {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  return exampleSite(store);
}

const LIGHT = { cookie: 'a=b; skora_theme=light' };
const DARK = { cookie: 'skora_theme=dark; skora_hint=1' };

test('a chosen theme is in the page before anything is drawn, and the system decides where nobody chose', async () => {
  const open = await site();
  const page = async (headers = {}) => (await open.inject({ url: '/', headers })).body;
  expect(await page(LIGHT)).toMatch(/^<!doctype html><html [^>]*data-theme="light"/);
  expect(await page(DARK)).toMatch(
    /^<!doctype html><html [^>]*data-theme="dark" data-session-hint="signed-in"/,
  );
  expect(await page()).not.toContain('data-theme');
});

test.each(['sepia', '', 'light"><script>', 'Light'])('the cookie %j is no choice', async (value) => {
  const open = await site();
  const { body } = await open.inject({ url: '/', headers: { cookie: `skora_theme=${value}` } });
  expect(body).toBe((await open.inject('/')).body);
});

test('kept pages of the themes are not mixed, and no cache between mixes them', async () => {
  const open = await site();
  const answers = [];
  for (const headers of [{}, LIGHT, DARK, LIGHT, {}]) answers.push(await open.inject({ url: '/', headers }));
  const [first, light, dark, lightAgain, firstAgain] = answers;
  expect(light!.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' });
  expect(lightAgain!.body).toBe(light!.body);
  expect(firstAgain!.body).toBe(first!.body);
  expect(new Set([first, light, dark].map((answer) => answer!.headers.etag)).size).toBe(3);
  const headers = { ...DARK, 'if-none-match': String(light!.headers.etag) };
  expect((await open.inject({ url: '/', headers })).statusCode).toBe(200);
});

test('the page that answers a form has the theme too', async () => {
  const open = await site();
  const { body } = await open.inject({ url: '/forms/contact', headers: LIGHT });
  expect(body).toMatch(/^<!doctype html><html [^>]*data-theme="light"/);
  expect(body).toContain(themeColors('light'));
});

test('the bar of the browser takes the colour of the page', () => {
  const media = (theme: 'light' | 'dark' | null) => /media="([^"]*)"/.exec(themeColors(theme))?.[1];
  expect([media('light'), media('dark'), media(null)]).toEqual([
    'all',
    'not all',
    '(prefers-color-scheme: light)',
  ]);
  const css = readFileSync(join(__dirname, '../../../shared/src/ui/tokens.css'), 'utf8');
  const pages = [...css.matchAll(/--sk-color-page: (#\w+)/g)].map((found) => found[1]);
  const colors = [...themeColors(null).matchAll(/content="(#\w+)"/g)].map((found) => found[1]);
  expect(new Set(colors)).toEqual(new Set(pages));
});
