import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { patchDocument } from '../../../fixtures/stores/documents';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const WIZARD = '/settings/player-stats?step=physical';
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const rate = (page: Page, rating: RegExp, value: string) =>
  main(page).getByRole('radiogroup', { name: rating }).getByLabel(value, { exact: true }).check();

async function measureSprint(page: Page): Promise<void> {
  await field(page, '10 m (s)').fill('1,92');
  await press(page, 'Add an attempt at 10 m');
  await field(page, '10 m, attempt 2').fill('1.96');
  await field(page, 'How it was measured (Sprint)').selectOption({ label: 'Timing gates' });
}

test('a winger: attempts, units, a killed tab, a part skipped, the result on the CV and the height in the profile', async ({
  page,
  makePlayer,
  context,
}) => {
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'RW' });
  await signIn(page, player, WIZARD);
  await expect(main(page).getByRole('button', { name: /Goalkeeper/ })).toHaveCount(0);
  await measureSprint(page);
  await expect(main(page)).toContainText('Average of 2: 1.94 s, typical error ± 0.03 s');
  await expectAccessible(page, 'the wizard with attempts');
  await page.close();

  const again = await context.newPage();
  await visit(again, WIZARD);
  await expect(field(again, '10 m (s)')).toHaveValue('1,92');
  await expect(field(again, '10 m, attempt 2')).toHaveValue('1.96');
  await field(again, 'Height (cm)').fill('170');
  await main(again).getByText('Feet, pounds').click();
  await expect(field(again, 'Height (ft in)')).toHaveValue('5′ 6.9″');
  await press(again, 'Continue');
  await press(again, 'Skip this part');
  await expect(main(again).getByRole('heading', { name: 'Check and save' })).toBeVisible();
  await expectAccessible(again, 'the summary of the wizard');
  await press(again, 'Save stats');
  await expect(again).toHaveURL('/profile/myprofile');
  await expect(main(again).getByText('Sprint 10 m').first()).toBeVisible();
  await visit(again, WIZARD);
  await expect(field(again, '10 m (s)')).toHaveValue('');
  const height = field(again, 'Height (ft in)');
  await expect(height, 'the profile has the height now').toHaveAccessibleDescription(/From your profile\./);
  await expect(height).toHaveValue('5′ 6.9″');
});

test('a goalkeeper has a step of his or her own, and three parts make one record', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'GK' });
  await signIn(page, player, WIZARD);
  await measureSprint(page);
  await press(page, 'Continue');
  await rate(page, /First touch/, '6');
  await press(page, 'Continue');
  await rate(page, /Shot stopping/, '8');
  await press(page, 'Continue');
  await expect(main(page).getByRole('heading', { name: 'Check and save' })).toBeVisible();
  await press(page, 'Save stats');
  await expect(page).toHaveURL('/profile/myprofile');
  await visit(page, '/settings/player-stats?step=history');
  for (const [name, count] of [
    ['Sprint', 1],
    ['Self-ratings', 2],
  ] as const) {
    await expect(main(page).getByRole('button', { name: new RegExp(`^Correct .*${name}`, 'i') })).toHaveCount(
      count,
    );
  }
});
