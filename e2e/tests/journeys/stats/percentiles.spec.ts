import { expectAccessible } from '../../../fixtures/checks/axe';
import { makeComparablePlayers } from '../../../fixtures/players/comparable-players';
import { patchDocument } from '../../../fixtures/stores/documents';
import { fillCv } from '../../../fixtures/players/full-cv';
import { storeLink } from '../../../fixtures/site/sharing';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { runTask } from '../../../fixtures/stack/tasks';
import { expect, test } from '../../../fixtures/test';

const NAME = 'Mara Testspieler';
const SOURCE = /SKORA players, men 23–29, timing gates, N 50, \d{1,2} \w+ \d{4}/;

test('a place among others appears once fifty are counted, with its source, and is shown to whom the player chose', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const player = await makePlayer('tier1', NAME);
  await fillCv(player.uid, NAME);
  await patchDocument(`users/${player.uid}`, { measuresFrom: new Date('2003-04-12') });
  const forget = await makeComparablePlayers(52);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, player, '/settings/player-stats?step=history');
  const own = main(page).getByRole('region', { name: 'You and other SKORA players' });
  await own.getByRole('radio', { name: 'Boys and men' }).check();
  await own.getByRole('button', { name: 'Compare my tests' }).click();
  await expect(own).toContainText('Percentiles: not enough data for Sprint 10 m, Sprint 30 m.');

  expect(await runTask('cohorts')).toEqual({ players: 52, cohorts: 1, failed: 0 });
  const bar = own.getByRole('listitem').filter({ hasText: 'Sprint 10 m' });
  await expect(bar).toContainText(SOURCE);
  await expect(bar).toContainText('p56');
  await expect(bar.locator('svg').first()).toBeVisible();
  await expect(own).toContainText('Percentiles: not enough data for Sprint 30 m.');
  await expectAccessible(page, 'a place among others');
  const table = own.getByText('Percentiles of the newest results as a table');
  await table.press('Enter');
  await expect(own.getByRole('cell', { name: SOURCE })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide, 'nothing sticks out').toBe(false);

  const path = await storeLink(player, 'Trial in May');
  const scout = await openElsewhere();
  await visit(scout, path);
  await expect(main(scout)).toContainText('Timing gates');
  await expect(main(scout)).not.toContainText(/SKORA players|men 23/);
  await patchDocument(`profiles/${player.uid}/settings/visibility`, { fields: { comparison: 'link' } });
  await visit(scout, path);
  await expect(main(scout).getByRole('listitem').filter({ hasText: SOURCE })).toContainText('p56');
  await expectAccessible(scout, 'a place among others on a shared CV');
  await forget();
});
