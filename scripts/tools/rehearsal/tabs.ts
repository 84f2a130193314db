import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { signInByForm, visit } from '../hostile/lib/browser';
import { countLost } from './result';

const STEP_MS = 1_500;
const TEXT = 'How does one find an academy that takes a goalkeeper of fifteen, and what does it cost? ';

interface Tab {
  name: string;
  reloads: number;
  missing: string[];
  uncaught: string[];
}

interface Tabs {
  tabs: Tab[];
  lostCharacters: number;
  /** Ends them and counts what is in the form. */
  stop: () => Promise<void>;
}

/** Watches a page from now on: what is loaded from here on was not asked for by anybody. */
function watch(name: string, page: Page): Tab {
  const tab: Tab = { name, reloads: 0, missing: [], uncaught: [] };
  page.on('domcontentloaded', () => (tab.reloads += 1));
  page.on('pageerror', ({ message }) => tab.uncaught.push(message));
  page.on('response', (answer) => {
    if (answer.status() === 404 && /\/(assets|remotes)\//.test(answer.url())) tab.missing.push(answer.url());
  });
  return tab;
}

/** Follows links of the header in turn, as a reader does. */
async function read(page: Page, isOver: () => boolean): Promise<void> {
  const links = page.locator('[data-region="header"] nav a:visible');
  for (let turn = 0; !isOver(); turn += 1) {
    const count = await links.count();
    if (count > 0) await links.nth(turn % count).click();
    await pause(STEP_MS);
  }
}

/** Types on and on, a letter at a time, and never sends it. @returns what was typed */
async function type(page: Page, isOver: () => boolean): Promise<string> {
  let typed = '';
  const field = page.locator('main').getByRole('textbox', { name: 'Message' });
  for (let letter = 0; !isOver() && typed.length < 1_000; letter += 1) {
    const next = TEXT[letter % TEXT.length] ?? '';
    await field.pressSequentially(next);
    typed += next;
    await pause(STEP_MS / 3);
  }
  return typed;
}

/** Opens three tabs and lets people work in them: one reads, one types, one is signed in. */
export async function openTabs(browser: Browser, site: string, player: string): Promise<Tabs> {
  let over = false;
  const isOver = () => over;
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.8.${browser.contexts().length}` });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return page;
  };
  const [reader, typist, member] = [await open(), await open(), await open()];
  await visit(reader, `${site}/`);
  await visit(typist, `${site}/contact-us`);
  await signInByForm(member, site, player);
  const tabs = [watch('reader', reader), watch('typist', typist), watch('member', member)];
  const typing = type(typist, isOver);
  const reading = [read(reader, isOver), read(member, isOver)];
  const result: Tabs = { tabs, lostCharacters: 0, stop: async () => undefined };
  result.stop = async () => {
    over = true;
    await Promise.all(reading);
    const typed = await typing;
    const kept = await typist.locator('main').getByRole('textbox', { name: 'Message' }).inputValue();
    result.lostCharacters = countLost(typed, kept);
    // The next navigation, and back: the draft is there.
    await typist.locator('[data-region="header"] nav a:visible').first().click();
    await pause(STEP_MS);
    await typist.goBack();
    const back = await typist.locator('main').getByRole('textbox', { name: 'Message' }).inputValue();
    result.lostCharacters += countLost(typed, back);
    for (const page of [reader, typist, member]) await page.context().close();
  };
  return result;
}
