import type { Page } from '@playwright/test';
import { IMPERSONAL_KEYS } from '@skora/shared/storage-keys';
import { expectToast } from '../../fixtures/checks/messages';
import {
  accountButton,
  header,
  main,
  noReload,
  signIn,
  signOut,
  submitSignIn,
  visit,
} from '../../fixtures/site/site';
import { readDatabases } from '../../fixtures/browser/databases';
import { holdRequests } from '../../fixtures/browser/requests';
import { holdTimers } from '../../fixtures/browser/timers';
import { expect, test } from '../../fixtures/test';

const SIGNED_OUT = 'You have successfully signed out!';
const FAILED = 'Error during logout. Please try again.';
/** How often the SDK of the identity provider looks at what other tabs have stored. */
const SDK_POLL_MS = 800;
const CACHED = [
  'userStats_profileImage',
  'userStats_physicalStep',
  'userStats_technicalStep',
  'userStats_goalkeeperTechnicalStep',
  'userStats_anything',
];

async function fillCaches(page: Page, uid: string): Promise<void> {
  // The page notes in the tab that there is no picture, and then changes the caches no more.
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), `userProfile_${uid}`))
    .toBe('none');
  await page.evaluate(
    ([keys, id]) => {
      for (const key of keys) localStorage.setItem(key, '{"heightCm":180}');
      localStorage.setItem(`userProfile_${id}`, JSON.stringify({ profileImageUrl: '/favicon.svg' }));
      for (const key of ['previousLocation', 'comparedAcademies', `userProfile_${id}`]) {
        sessionStorage.setItem(key, '{}');
      }
    },
    [CACHED, uid] as const,
  );
}

/** The entries of the browser that are about a person; the SDK's are in IndexedDB. */
async function personalKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return keys.filter((key) => !IMPERSONAL_KEYS.includes(key)).sort();
}

/** Opens a page of the account whose SDK waits for the answer who is signed in. @returns what lets the answer come */
async function openAsking(tab: Page): Promise<() => void> {
  const lookups = await holdRequests(tab, '**/*accounts:lookup*');
  await visit(tab, '/profile/myprofile');
  await expect.poll(lookups.count).toBeGreaterThan(0);
  return lookups.release;
}

test('sign-out clears the device, leads to the login page and says so once', async ({
  page,
  messages,
  makePlayer,
}) => {
  const player = await makePlayer('tier2');
  await signIn(page, player);
  await fillCaches(page, player.uid);
  expect(await readDatabases(page)).toContain(player.uid);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expectToast(messages, page, 'success', SIGNED_OUT);
  expect(await personalKeys(page)).toEqual([]);
  expect(await readDatabases(page)).not.toMatch(new RegExp(`${player.uid}|${player.email}`));
  expect((await page.context().cookies()).filter(({ name }) => name === 'skora_hint')).toEqual([]);
  expect(messages.toastsOn(page).map(({ text }) => text)).toEqual([SIGNED_OUT]);
});

test('sign-out on a protected page leads to the login page, without the ask to log in', async ({
  page,
  messages,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier2'), '/settings/edit-profile');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  await expectToast(messages, page, 'success', SIGNED_OUT);
  expect(messages.toastsOn(page)).toHaveLength(1);
});

test('a protected page in another tab closes when this one signs out', async ({
  page,
  context,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier2'));
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await visit(tab, '/profile/myprofile');
    expect(await personalKeys(tab)).toContain('previousLocation');
  }
  await signOut(page);
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/login');
    await expect(header(tab).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => personalKeys(tab)).toEqual([]);
  }
});

test('a tab that is still asking who is signed in does not undo a sign-out', async ({
  page,
  context,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier2'));
  const tab = await context.newPage();
  const answer = await openAsking(tab);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  answer();
  for (const each of [tab, page]) {
    await expect(each).toHaveURL('/login');
    await expect(header(each).getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await visit(page, '/profile/myprofile');
  await expect(page).toHaveURL('/login');
});

test('a tab that is still asking about the first player leaves everything to the second', async ({
  page,
  context,
  makePlayer,
}) => {
  const second = await makePlayer('tier0', 'Second Person');
  const first = await makePlayer('tier2', 'First Person');
  const polls = await holdTimers(page, SDK_POLL_MS);
  await signIn(page, first);
  const tab = await context.newPage();
  // Its SDK has not heard of the second player, and so stores the first one again.
  const asking = await holdTimers(tab, SDK_POLL_MS);
  const answer = await openAsking(tab);
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, second);
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Second Person');
  const draft = `userProfile_${second.uid}_draft_identity`;
  await page.evaluate((key) => localStorage.setItem(key, '{"city":"Lisbon"}'), draft);
  answer();
  await expect.poll(() => readDatabases(page)).toContain(first.uid);
  await polls.pass();
  await expect.poll(() => readDatabases(page)).toContain(second.uid);
  await asking.pass();
  for (const each of [tab, page]) {
    await expect(accountButton(each)).toHaveAccessibleName('Hi, Second Person');
  }
  expect(await readDatabases(page)).not.toContain(first.uid);
  expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toContain('Lisbon');
});

test('another player in a second tab leaves nothing of the first one in the first', async ({
  page,
  context,
  makePlayer,
}) => {
  const first = await makePlayer('tier3', 'First Person');
  const second = await makePlayer('tier0', 'Second Person');
  // The first tab is in the background: its SDK hears late of what happens in the second.
  const polls = await holdTimers(page, SDK_POLL_MS);
  await signIn(page, first, '/profile');
  await fillCaches(page, first.uid);
  const other = await context.newPage();
  await visit(other, '/');
  await expect(accountButton(other)).toBeVisible();
  await signOut(other);
  await expect(other).toHaveURL('/login');
  await submitSignIn(other, second);
  await expect(accountButton(other)).toHaveAccessibleName('Hi, Second Person');
  const draft = `userProfile_${second.uid}_draft_identity`;
  await other.evaluate((key) => localStorage.setItem(key, '{"city":"Lisbon"}'), draft);
  await polls.pass();
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Second Person');
  expect(await other.evaluate((key) => localStorage.getItem(key), draft)).toContain('Lisbon');
  await expect(page.getByText('First Person')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain(first.uid);
  expect(stored).not.toContain('heightCm');
});

test('a tab that was elsewhere during the sign-out keeps nothing for the next player', async ({
  page,
  context,
  makePlayer,
  baseURL,
}) => {
  const first = await makePlayer('tier3', 'First Person');
  const second = await makePlayer('tier0', 'Second Person');
  await signIn(page, first, '/profile/goals');
  await page.goto('/robots.txt');
  const other = await context.newPage();
  await visit(other, '/');
  await expect(accountButton(other)).toBeVisible();
  await signOut(other);
  await expect(other).toHaveURL('/login');
  await visit(page, '/login');
  expect(await personalKeys(page)).toEqual([]);
  await submitSignIn(page, second);
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Second Person');
  await expect(page).toHaveURL(`${baseURL}/profile`);
});

test('a sign-out that fails is told, and the player stays signed in', async ({
  page,
  messages,
  makePlayer,
}) => {
  const player = await makePlayer('tier2');
  await signIn(page, player);
  await fillCaches(page, player.uid);
  const kept = await personalKeys(page);
  const stayed = await noReload(page);
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The storage does not answer.', 'UnknownError');
    };
    IDBObjectStore.prototype.delete = refuse;
    IDBObjectStore.prototype.put = refuse;
  });
  await signOut(page);
  await expectToast(messages, page, 'error', FAILED);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('skipPublicOnlyToast'))).toBeNull();
  expect(await personalKeys(page)).toEqual(kept);
  await stayed();
});
