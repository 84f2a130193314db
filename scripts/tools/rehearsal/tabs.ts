import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { signInByForm, visit } from '../hostile/lib/browser';
import { countMatches, openMatches, saveMatches } from './matches';
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
  matches: { saved: number; lost: number; duplicates: number };
  /** Ends them and counts what is in the form, and the matches. */
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

/**
 * Opens four tabs and lets people work in them: one reads, one types, two are signed in, of whom one reads and one saves
 * matches.
 * @param players addresses of these two
 */
export async function openTabs(
  browser: Browser,
  site: string,
  players: { member: string; scorer: string },
): Promise<Tabs> {
  let over = false;
  const isOver = () => over;
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.9.8.${browser.contexts().length}` });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return page;
  };
  const [reader, typist, member, scorer] = [await open(), await open(), await open(), await open()];
  await visit(reader, `${site}/`);
  await visit(typist, `${site}/contact-us`);
  await signInByForm(member, site, players.member);
  await signInByForm(scorer, site, players.scorer);
  await openMatches(scorer, site);
  const pages = { reader, typist, member, scorer };
  const tabs = Object.entries(pages).map(([name, page]) => watch(name, page));
  const working = Promise.all([
    type(typist, isOver),
    saveMatches(scorer, isOver),
    read(reader, isOver),
    read(member, isOver),
  ]);
  // Whoever fails before the end is told of there.
  working.catch(() => undefined);
  const result: Tabs = {
    tabs,
    lostCharacters: 0,
    matches: { saved: 0, lost: 0, duplicates: 0 },
    stop: async () => undefined,
  };
  result.stop = async () => {
    over = true;
    const [typed, saved] = await working;
    const kept = await typist.locator('main').getByRole('textbox', { name: 'Message' }).inputValue();
    result.lostCharacters = countLost(typed, kept);
    // The next navigation, and back: the draft is there.
    await typist.locator('[data-region="header"] nav a:visible').first().click();
    await pause(STEP_MS);
    await typist.goBack();
    const back = await typist.locator('main').getByRole('textbox', { name: 'Message' }).inputValue();
    result.lostCharacters += countLost(typed, back);
    // Opened after all else, as its load is no reload of the page that was there.
    const fresh = await scorer.context().newPage();
    result.matches = { saved: saved.length, ...(await countMatches(fresh, site, saved)) };
    for (const page of Object.values(pages)) await page.context().close();
  };
  return result;
}
