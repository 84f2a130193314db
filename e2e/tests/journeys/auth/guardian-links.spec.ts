import { createHash } from 'node:crypto';
import type { Route } from '@playwright/test';
import { interceptUntil } from '../../../fixtures/browser/requests';
import { deleteDocument, patchDocument } from '../../../fixtures/stores/documents';
import { askSubject, expectQuestion } from '../../../fixtures/accounts/guardian';
import { findUid } from '../../../fixtures/stores/identities';
import { linkMailedTo } from '../../../fixtures/stack/mailbox';
import { child } from '../../../fixtures/accounts/newcomer';
import { signInWaiting } from '../../../fixtures/accounts/registered';
import { main, ready, signInByForm, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const CHILD = 'Lina T.';
const DEAD = 'This link no longer works';
const readToken = (link: string) => new URL(link, 'http://localhost').searchParams.get('token') ?? '';

test('a link that is too old, or followed by a newer question, decides nothing', async ({
  page,
  makeNewcomer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/410.*guardian(-approval|\/requests)/);
  const player = makeNewcomer(child());
  const first = `first-${player.email}`;
  const second = `second-${player.email}`;
  await signInWaiting(page, player, first);
  const link = await linkMailedTo(first, askSubject(CHILD));
  const theirs = await openElsewhere();
  const heading = main(theirs).getByRole('heading', { name: DEAD });

  const hash = createHash('sha256').update(readToken(link)).digest('hex');
  await patchDocument(`guardianTokens/${hash}`, { expiresAt: new Date(Date.now() - 1000) });
  await visit(theirs, link);
  await expect(heading).toBeVisible();
  await expect(main(theirs)).toContainText('7 days');

  // The backend lets a player ask once a minute.
  const uid = (await findUid(player.email)) ?? '';
  await deleteDocument(`requestBudgets/guardian-minute:${uid}`);
  await main(page).getByLabel('Email of your parent or guardian').fill(second);
  await main(page).getByRole('button', { name: 'Ask at this address' }).click();
  await expect(main(page)).toContainText('The email is on its way to the new address.');
  const newer = await linkMailedTo(second, askSubject(CHILD));
  await visit(theirs, link);
  await expect(heading).toBeVisible();
  await expect(main(theirs)).toContainText('The player has asked again since.');
  await visit(theirs, newer);
  await expectQuestion(theirs, CHILD);
});

test('opening the link decides nothing, for visitors and players alike, and hides its token', async ({
  page,
  makeNewcomer,
  makePlayer,
  openElsewhere,
}) => {
  const player = makeNewcomer(child());
  const guardian = `guardian-of-${player.email}`;
  await signInWaiting(page, player, guardian);
  const link = await linkMailedTo(guardian, askSubject(CHILD));
  const theirs = await openElsewhere();
  const told: string[] = [];
  theirs.on('request', (request) => told.push(request.headers()['referer'] ?? ''));
  await visit(theirs, link);
  await expectQuestion(theirs, CHILD);
  await signInByForm(theirs, await makePlayer('tier1'));
  await expect(theirs).not.toHaveURL(/token/);
  await visit(theirs, link);
  await expectQuestion(theirs, CHILD);
  await expect(theirs).toHaveURL('/guardian-approval');
  const outside = told.filter((referrer) => !referrer.startsWith(new URL(theirs.url()).origin));
  expect(outside.join()).not.toContain(readToken(link));
  const kept = await theirs.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, document.cookie]),
  );
  expect(kept).not.toContain(readToken(link));
});

// The tests of the page have more of them.
const HOSTILE = ['A'.repeat(43), '%E0%A4%A', '<script>alert(1)</script>'];

test('made-up tokens lead to one calm page', async ({ page, problems }) => {
  problems.allow(/404.*guardian(-approval|\/requests)/);
  for (const token of HOSTILE) {
    await test.step(token.slice(0, 60), async () => {
      await page.goto(`/guardian-approval?token=${token}`);
      await ready(page);
      await expect(main(page).getByRole('heading', { name: DEAD })).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
      await expect(page).toHaveURL('/guardian-approval');
    });
  }
  await visit(page, '/guardian-approval');
  await expect(main(page).getByRole('heading', { name: 'Open the link from your email' })).toBeVisible();
});

test('a server that fails can be asked again', async ({ page, problems }) => {
  problems.allow(
    /(429|503).*guardian\/requests|ERR_FAILED.*guardian\/requests|404.*guardian(-approval|\/requests)/,
  );
  const again = main(page).getByRole('button', { name: 'Try again' });
  const edge = '**/api/guardian/requests/**';
  let fault = (route: Route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' } });
  const lift = await interceptUntil(page, edge, (route) => fault(route));
  await visit(page, `/guardian-approval?token=${'A'.repeat(43)}`);
  await expect(main(page).getByRole('heading', { name: 'Too many requests' })).toBeVisible();
  fault = (route) => route.fulfill({ status: 503, json: { title: 'Later' } });
  await again.click();
  await expect(main(page).getByRole('heading', { name: 'Your link could not be checked' })).toBeVisible();
  fault = (route) => route.abort();
  await again.click();
  await expect(main(page).getByRole('heading', { name: 'Your link could not be checked' })).toBeVisible();
  lift();
  await again.click();
  await expect(main(page).getByRole('heading', { name: DEAD })).toBeVisible();
});
