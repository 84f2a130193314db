import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { publishShowcase } from '../../../fixtures/stores/showcase-event';
import { main, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { SCREENS } from '../../../fixtures/browser/widths';

const event = (page: Page, title: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] });

  test('the last place is taken once; who waits gets it when it is given back', async ({
    page,
    makePlayer,
    openElsewhere,
  }) => {
    const { title, remove } = await publishShowcase(1);
    await signIn(page, await makePlayer('tier4'), '/showcases');
    const mine = event(page, title);
    await expect(mine).toContainText('None yet');
    await expect(mine).toContainText('Free');
    await expect(mine).toContainText('0 of 1 places taken');
    await mine.getByRole('button', { name: 'Take a place' }).click();
    await expect(mine).toContainText('You have a place');
    await expect(mine).toContainText('1 of 1 places taken');
    await expectAccessibleOnScreens(page, 'a place at a showcase');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      mine.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain('BEGIN:VEVENT');
    expect(calendar).toContain(`SUMMARY:${title}`);

    const other = await openElsewhere();
    await other.setViewportSize(SCREENS[1]);
    await signIn(other, await makePlayer('tier4'), '/showcases');
    const theirs = event(other, title);
    await theirs.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(theirs).toContainText('You are on the waiting list');
    await expect(mine).toContainText('1 of 1 places taken, 1 waiting');

    await mine.getByRole('button', { name: 'Give the place back' }).click();
    await expect(mine.getByText('The next player on the waiting list gets it.')).toBeVisible();
    await mine.getByRole('button', { name: 'Yes, give it back' }).click();
    await expect(mine.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    await expect(theirs).toContainText('You have a place');
    await remove();
  });
});

test('below the Pro League Path the schedule can be read, and says what it takes', async ({
  page,
  makePlayer,
}) => {
  const { title, remove } = await publishShowcase(10);
  await signIn(page, await makePlayer('tier3'), '/showcases');
  await expect(event(page, title)).toContainText('You need the Pro League Path to register.');
  await expect(event(page, title).getByRole('button')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/pricing-plans');
  await expect(main(page).getByRole('heading', { name: 'Pro League Path', exact: true })).toBeVisible();
  await remove();
});
