import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { main } from '../../../fixtures/site/site';
import { storedFields } from '../../../fixtures/stores/stored-profile';
import { expect, test } from '../../../fixtures/test';
import { SCREENS } from '../../../fixtures/browser/widths';
import { openSection, saveProfile } from './open-section';

test.use({ viewport: SCREENS[0] });

test('a new player says who he is and where he plays', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier1');
  await openSection(page, 'identity', 'Identity', player);
  const form = main(page);
  await form.getByLabel('About your game').fill('Two-footed winger.\nWorking on crosses.');
  await form.getByLabel('Country you play in').selectOption('Portugal');
  await form.getByLabel('Town or city').fill('Setúbal');
  await form.getByLabel('Nationality', { exact: true }).selectOption('Portugal');
  await form.getByLabel('Nationality 2').selectOption('Cape Verde');
  await form.getByLabel('Language', { exact: true }).selectOption('Portuguese');
  await saveProfile(page);
  await expectAccessibleOnScreens(page, 'identity');

  await form.getByRole('link', { name: 'Football', exact: true }).click();
  await expect(form.getByRole('heading', { level: 1, name: 'Football' })).toBeFocused();
  await form.getByRole('radio', { name: 'Right winger' }).check({ force: true });
  for (const name of ['Left winger', 'Striker', 'Second striker']) {
    await form.getByRole('checkbox', { name, exact: true }).check({ force: true });
  }
  await expect(form.getByRole('checkbox', { name: 'Goalkeeper' })).toBeDisabled();
  await form.getByRole('radio', { name: 'Left', exact: true }).check();
  await form.getByLabel('Weak foot').selectOption('4');
  await form.getByLabel('Height').fill('171,5');
  await form.getByLabel('Shirt number').fill('11');
  await saveProfile(page);
  await expectAccessibleOnScreens(page, 'football');

  await openSection(page, 'availability', 'Availability');
  await form.getByLabel('Availability').selectOption('Open to offers');
  await form.getByLabel('I have no agent').check();
  await form.getByLabel('Contact email').fill('family@skora.example');
  await saveProfile(page);
  await expectAccessibleOnScreens(page, 'availability');
  expect(await storedFields(`profiles/${player.uid}`)).toMatchObject({
    displayName: player.displayName,
    city: 'Setúbal',
    nationalities: ['PT', 'CV'],
    languages: ['pt'],
    primaryPosition: 'RW',
    secondaryPositions: ['LW', 'ST', 'SS'],
    weakFoot: 4,
    heightCm: 171.5,
    shirtNumber: 11,
    availability: 'open',
    agent: 'none',
    contactEmail: 'family@skora.example',
    revision: 3,
  });
});

test('clubs, school, honours and references are told, changed, removed and brought back', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier1');
  await openSection(page, 'career', 'Career', player);
  const form = main(page);
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click();
  await press('Add a club');
  await form.getByRole('textbox', { name: 'Club' }).fill('Northfield Rovers');
  await form.getByLabel('Team').fill('U17');
  await form.getByLabel('From').fill('2023-08');
  await form.getByLabel('Appearances').fill('1200');
  await press('Save');
  await expect(form.getByLabel('Appearances')).toBeFocused();
  await form.getByLabel('Appearances').fill('12');
  await expectAccessibleOnScreens(page, 'a club is added');
  await press('Save');
  const title = 'Northfield Rovers · U17';
  const rows = form.getByRole('list', { name: 'Your clubs' });
  await expect(rows).toContainText(title);
  await press(`Edit ${title}`);
  await form.getByLabel('Goals').fill('5');
  await press('Save this club');
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(rows).toContainText('12 appearances · 5 goals');
  await press('Close');
  await press(`Remove ${title}`);
  await expect(form.getByText(`Removed: ${title}.`)).toBeVisible();
  await press('Undo');
  await expect(rows).toContainText('12 appearances · 5 goals');
  await expect
    .poll(
      () => storedFields(`profiles/${player.uid}/career/1`),
      'the list shows a change before it is stored',
    )
    .toMatchObject({ goals: 5, from: '2023-08' });

  await openSection(page, 'references', 'References');
  await press('Add a reference');
  await form.getByLabel('Name of the coach').fill('Ola Madeup');
  await form.getByLabel('Role').fill('Head coach U17');
  await form.getByLabel('What they said').fill('Reads the game early.');
  await press('Save');
  await expect(form.getByRole('list', { name: 'Your references' })).toContainText('written down by you');
  await expectAccessibleOnScreens(page, 'references');

  await openSection(page, 'visibility', 'Visibility');
  await form.getByLabel('Honours').selectOption('Everybody');
  await press('Save visibility');
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  await press('Hide everything now');
  await expect(form.getByRole('button', { name: 'Everything is hidden' })).toBeDisabled();
  await expectAccessibleOnScreens(page, 'visibility');
  const levels = async () => {
    const chosen = await storedFields(`profiles/${player.uid}/settings/visibility`);
    return [...new Set(Object.values(chosen?.fields ?? {}))];
  };
  await expect.poll(levels).toEqual(['me']);
});
