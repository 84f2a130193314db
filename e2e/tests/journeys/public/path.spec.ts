import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { patchDocument } from '../../../fixtures/stores/documents';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { storedFields } from '../../../fixtures/stores/stored-profile';
import { expect, test } from '../../../fixtures/test';

const PATH = '/curated-program-path';
const summary = (page: Page) => main(page).getByRole('region', { name: 'My path' });
const week = (page: Page) => main(page).getByRole('region', { name: 'Your week' });
const FIRST = 'Receive with either foot and turn away from pressure.';
const marks = (page: Page, goal: string) => main(page).getByRole('group', { name: `My progress: ${goal}` });

test('progress and week are kept, follow the player’s position and age and come back', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'GK' });
  await patchDocument(`users/${player.uid}`, { measuresFrom: new Date('2003-04-12') });
  await signIn(page, player, PATH);
  await expect(summary(page).getByRole('status')).toHaveText('0 of 25 steps done');
  const senior = main(page).getByRole('region', { name: 'Senior' });
  await summary(page).getByRole('link', { name: 'Senior' }).click();
  await expect(senior.getByRole('article').first()).toBeInViewport();
  await marks(page, FIRST).getByRole('button', { name: 'Next' }).click();
  await expect(summary(page).getByRole('link', { name: /^Foundation/ })).toBeVisible();
  await marks(page, FIRST).getByRole('button', { name: 'Done' }).click();
  await expect(summary(page).getByRole('status')).toHaveText('1 of 25 steps done');
  const position = week(page).getByRole('group', { name: 'Position' });
  await expect(position.getByRole('radio', { name: 'Goalkeeper' })).toBeChecked();
  await expect(week(page).getByRole('radio', { name: 'Adult football' })).toBeChecked();
  await week(page).getByRole('radio', { name: 'Exam week' }).check({ force: true });
  await week(page).getByRole('button', { name: 'Save as my week' }).click();
  await expect(week(page).getByRole('button', { name: 'This is my saved week' })).toBeVisible();
  const download = page.waitForEvent('download');
  await week(page).getByRole('button', { name: 'Save to my calendar (.ics)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*RRULE:FREQ=WEEKLY;COUNT=6[\s\S]*END:VCALENDAR\r\n$/);

  // Shown at once and stored after; a page that is left before would be another test.
  const stored = () => storedFields(`profiles/${player.uid}/path/progress`);
  await expect.poll(stored).toMatchObject({ done: [expect.any(String)], week: { kind: 'exams' } });
  await page.reload();
  await expect(summary(page).getByRole('status')).toHaveText('1 of 25 steps done');
  await expect(marks(page, FIRST).getByRole('button', { name: 'Done', pressed: true })).toBeVisible();
  await expect(week(page).getByRole('radio', { name: 'Exam week' })).toBeChecked();
  await expectAccessible(page, 'the path with progress');
});

test('a plan ends visibly and fairly: all can be read, the rest says which plan keeps it', async ({
  page,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier1'), PATH);
  await main(page)
    .getByRole('navigation', { name: 'Parts of the path' })
    .getByRole('link', { name: 'Senior' })
    .click();
  const senior = main(page).getByRole('region', { name: 'Senior' });
  await expect(senior.getByRole('article')).toHaveCount(4);
  await expect(senior.getByRole('article').first()).toBeVisible();
  await expect(senior.getByText('You can read all of it for free.', { exact: false })).toContainText(
    'Pro Path',
  );
  await expect(senior.getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of the path open by a click and by a link', async ({ page, problems }) => {
    problems.allow(/request failed: csp .*\.js$/);
    await page.goto(PATH);
    const part = (name: string) => main(page).getByRole('region', { name });
    await expect(part('Foundation').getByRole('article').first()).toBeVisible();
    await expect(part('Senior').getByRole('article').first()).toBeHidden();
    await part('Senior').getByRole('heading', { name: 'Senior' }).click();
    await expect(part('Senior').getByRole('article').first()).toBeVisible();
    await page.goto(`${PATH}#goalkeepers`);
    await expect(part('Goalkeepers').getByRole('article').first()).toBeVisible();
  });
});

test('every part open has no accessibility violation and fits, on a phone and on a desk', async ({
  page,
}) => {
  await visit(page, PATH);
  await main(page)
    .locator('details')
    .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('open', '')));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page, `the whole path at ${width} px`);
  }
});
