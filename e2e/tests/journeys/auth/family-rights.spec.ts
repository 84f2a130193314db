import { readFile } from 'node:fs/promises';
import { localTime } from '@skora/domain';
import { registerApproved } from '../../../fixtures/accounts/approved-child';
import { child } from '../../../fixtures/accounts/newcomer';
import { callBackend, register } from '../../../fixtures/accounts/registered';
import { zoneWithDay } from '../../../fixtures/browser/push-browser';
import { SCREENS } from '../../../fixtures/browser/widths';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { setTier } from '../../../fixtures/players/players';
import { storeLink } from '../../../fixtures/site/sharing';
import { header, main, signIn, visit } from '../../../fixtures/site/site';
import { mailTo, wordsIn, subjectsTo } from '../../../fixtures/stack/mailbox';
import { runTask } from '../../../fixtures/stack/tasks';
import { patchDocument } from '../../../fixtures/stores/documents';
import { expect, test } from '../../../fixtures/test';

const PARENT = { displayName: 'Paula Testkind', role: 'a parent or guardian' } as const;
/** 16 years old this year, where that is old enough to agree to an account alone. */
const TEENAGER = {
  displayName: 'Timo Testkind',
  birth: { day: '1', month: '1', year: String(new Date().getUTCFullYear() - 16) },
};

test.use({ viewport: SCREENS[0], hasTouch: true, isMobile: true });

test('a player invites a parent, who accepts at home and sees what others see', async ({
  page,
  makeNewcomer,
  openElsewhere,
}) => {
  const young = await register(makeNewcomer(TEENAGER));
  const parent = await register(makeNewcomer(PARENT));
  await signIn(page, young, '/settings/account');
  await main(page).getByLabel('Email of your parent or guardian').fill(parent.email);
  await main(page).getByRole('button', { name: 'Invite', exact: true }).tap();
  await expect(main(page)).toContainText(`You invited ${parent.email}. They have not answered yet.`);

  const theirs = await openElsewhere();
  await signIn(theirs, parent, '/family');
  await expect(header(theirs).getByRole('complementary', { name: 'Your plan' })).toHaveCount(0);
  const invitation = main(theirs).getByRole('article').filter({ hasText: 'Timo T. invites you' });
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await expect(main(theirs).getByRole('heading', { name: 'Nothing waits for your answer' })).toBeFocused();
  await main(theirs).getByRole('link', { name: 'Timo T.' }).click();
  await expect(main(theirs)).toContainText('You are linked by invitation.');
  await expect(main(theirs)).toContainText('No link works, so nobody else sees the CV.');
});

test('a parent invites a player, who accepts in the settings; then the parent agrees to messages', async ({
  page,
  makeNewcomer,
  openElsewhere,
}) => {
  const young = await register(makeNewcomer(TEENAGER));
  const parent = await register(makeNewcomer(PARENT));
  await signIn(page, parent, '/family');
  await main(page).getByLabel('Email of your child’s account').fill(young.email);
  await main(page).getByRole('button', { name: 'Invite your child' }).tap();
  await mailTo(young.email, 'Is this your parent or guardian?');
  const theirs = await openElsewhere();
  await signIn(theirs, young, '/settings/account');
  await main(theirs).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(main(theirs)).toContainText(`${parent.email} sees what others can see of you.`);
  await visit(theirs, '/notifications');
  await expect(main(theirs)).toContainText('Your parent or guardian has not agreed to messages');

  await visit(page, `/family/${young.uid}`);
  const section = main(page).getByRole('region', { name: 'Messages on devices' });
  await section.getByRole('button', { name: 'Read and decide' }).tap();
  await expectAccessibleOnScreens(page, 'the agreement to messages');
  await section.getByRole('radio', { name: 'the parent', exact: true }).check();
  await section.getByRole('button', { name: 'Agree', exact: true }).tap();
  await expect(section).toContainText('You agreed. You can withdraw it');
  await expect(section.getByRole('heading')).toBeFocused();
  await theirs.reload();
  await expect(main(theirs)).toContainText('Your parent or guardian has decided');
  await expect(main(theirs)).not.toContainText('has not agreed to messages');

  const agreement = main(page).getByRole('article').filter({ hasText: 'Messages on devices' });
  await agreement.getByRole('button', { name: 'Withdraw' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, withdraw' }).tap();
  await expect(section.getByRole('button', { name: 'Read and decide' })).toBeVisible();
});

test('a parent ends one link, takes a copy of the data, plans the deletion and keeps the account', async ({
  page,
  makeNewcomer,
}) => {
  const player = makeNewcomer(child());
  const guardian = makeNewcomer({ ...PARENT, country: 'Germany' });
  const { child: lina, parent } = await registerApproved(player, guardian);
  await callBackend(player, '/cv/links', { label: 'For a scout', audience: 'link', days: 30 });
  await signIn(page, parent, `/family/${lina.uid}`);
  await main(page)
    .getByRole('button', { name: /^End this link/ })
    .tap();
  const question = main(page).getByRole('group', { name: /^End this link\? It stops working at once/ });
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessibleOnScreens(page, 'the question before a link ends');
  await main(page).getByRole('button', { name: 'Yes, end it' }).tap();
  await expect(main(page).getByRole('status')).toContainText([
    'The link has ended. Lina T. reads it under Notifications.',
  ]);
  await expect(main(page).locator(':focus')).toHaveCount(1);
  await expect(main(page)).toContainText('No link works, so nobody else sees the CV.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download the data' }).tap(),
  ]);
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8')) as { data: object };
  expect(JSON.stringify(data)).toContain('Lina Testkind');
  expect(Object.keys(data)).not.toContain('notifications');

  await main(page).getByRole('button', { name: 'Delete the account of Lina T.' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(parent.password);
  await dialog.getByRole('button', { name: 'Delete the account' }).tap();
  await expect(main(page)).toContainText('The account will be deleted');
  await expect
    .poll(async () => (await subjectsTo(lina.email)).join())
    .toContain('Your parent or guardian asked us to delete');
  await main(page).getByRole('button', { name: 'Keep the account' }).tap();
  await expect(main(page).getByRole('button', { name: 'Delete the account of Lina T.' })).toBeVisible();
});

test('a parent reads why a link is asleep, in lines as long as those of the other links', async ({
  page,
  makeNewcomer,
}) => {
  const player = makeNewcomer(child());
  const guardian = makeNewcomer({ ...PARENT, country: 'Germany' });
  const { child: lina, parent } = await registerApproved(player, guardian);
  await setTier(lina.uid, 'tier1');
  await storeLink(lina, 'For a coach', 'coach');
  await storeLink(lina, 'For a scout');
  await setTier(lina.uid, 'tier0');
  await signIn(page, parent, `/family/${lina.uid}`);
  await expect(main(page)).toContainText('1 link works, 1 is asleep:');
  await expectAccessibleOnScreens(page, 'a family page with a sleeping link');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const rows = await main(page)
      .getByRole('listitem')
      .filter({ hasText: /made on/ })
      .all();
    const widths = await Promise.all(
      rows.map((row) => row.getByText(/made on/).evaluate((words) => words.getBoundingClientRect().width)),
    );
    expect(widths).toHaveLength(2);
    expect(Math.max(...widths) - Math.min(...widths), `${screen.width} px wide`).toBeLessThan(1);
  }
});

test.describe('by email', () => {
  // The page tells the backend its zone whenever it asks for messages.
  test.use({ timezoneId: zoneWithDay() });

  test('a parent gets the weekly email on the chosen day, and ends it by the link in it', async ({
    page,
    makeNewcomer,
    openElsewhere,
  }) => {
    const guardian = makeNewcomer({ ...PARENT, country: 'Germany' });
    const { parent } = await registerApproved(makeNewcomer(child()), guardian);
    await signIn(page, parent, '/family');
    const day = main(page).getByRole('combobox', { name: 'Weekly email' });
    await expect(day).toHaveValue('never');
    const timeZone = zoneWithDay();
    await day.selectOption(String(localTime(Date.now(), timeZone).weekday));
    await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessibleOnScreens(page, 'a family with a weekly email');
    // The morning comes now.
    await patchDocument(`notifications/${parent.uid}`, { morningAt: new Date(0), timeZone });
    await runTask('notification-mornings');
    await runTask('mail-outbox');
    const mail = await mailTo(parent.email, 'Your family’s week on SKORA');
    expect(wordsIn(mail)).toContain(
      'Lina T.: This week you agreed to: having an account, sharing the CV by links.',
    );

    const reader = await openElsewhere();
    await visit(reader, /\/weekly-email\/\S+/.exec(mail.text)?.[0] ?? '');
    await main(reader).getByRole('button', { name: 'End the weekly email' }).click();
    await expect(main(reader).getByText('You get no more weekly emails.')).toBeFocused();
    await page.reload();
    await expect(day).toHaveValue('never');
  });
});
