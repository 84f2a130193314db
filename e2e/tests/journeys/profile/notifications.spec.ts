import type { Page } from '@playwright/test';
import { localTime } from '@skora/domain';
import { letCoachConfirm } from '../../../fixtures/accounts/coach-answer';
import { subscribeAtStandIn, zoneWithDay } from '../../../fixtures/browser/push-browser';
import { SCREENS } from '../../../fixtures/browser/widths';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { giveConfirmableRecord } from '../../../fixtures/players/confirmable-record';
import { header, main, signIn, signOut, visit } from '../../../fixtures/site/site';
import { mailTo } from '../../../fixtures/stack/mailbox';
import { runTask } from '../../../fixtures/stack/tasks';
import { patchDocument } from '../../../fixtures/stores/documents';
import { expect, test } from '../../../fixtures/test';

const PLAYER = 'Nova Newcomer';
const bell = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const rows = (page: Page) =>
  main(page).getByRole('region', { name: 'Your notifications' }).getByRole('listitem');

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0], hasTouch: true, isMobile: true });

  test('a coach answers: the bell counts it, the page tells it, and a kind that is switched off is told no more', async ({
    page,
    makePlayer,
  }) => {
    const player = await makePlayer('tier0', PLAYER);
    await giveConfirmableRecord(player.uid);
    await letCoachConfirm(player, 'Nova N.', 'goals');
    await signIn(page, player, '/profile');
    await bell(page, 'Notifications, 1 new').tap();
    await expect(page).toHaveURL('/notifications');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Confirmed: 1 number.');
    await expect(rows(page)).toContainText('New');
    await expect(bell(page, 'Notifications')).toBeVisible();
    const kind = main(page).getByRole('checkbox', { name: 'A coach answers about your numbers' });
    await kind.tap();
    await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessibleOnScreens(page, 'notifications');

    await letCoachConfirm(player, 'Nova N.', 'endurance');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(kind).not.toBeChecked();
    await expect(bell(page, 'Notifications')).toBeVisible();
    await rows(page).getByRole('link', { name: 'Your coach has answered' }).tap();
    await expect(page).toHaveURL('/settings/confirmations');
  });

  test.describe('by email', () => {
    // The page tells the backend its zone whenever it asks for messages.
    test.use({ timezoneId: zoneWithDay() });

    test('the weekly email comes on the chosen day, and its link ends it by one press without a login', async ({
      page,
      makePlayer,
      openElsewhere,
    }) => {
      const player = await makePlayer('tier0', PLAYER);
      await giveConfirmableRecord(player.uid);
      await signIn(page, player, '/notifications');
      const timeZone = zoneWithDay();
      const day = main(page).getByRole('combobox', { name: 'Weekly email' });
      await day.selectOption(String(localTime(Date.now(), timeZone).weekday));
      await expect(main(page).getByText('Saved', { exact: true })).toBeVisible();
      // The morning comes now.
      await patchDocument(`notifications/${player.uid}`, { morningAt: new Date(0), timeZone });
      await runTask('notification-mornings');
      await runTask('mail-outbox');
      const { text } = await mailTo(player.email, 'Your week on SKORA');
      const path = /\/weekly-email\/\S+/.exec(text)?.[0] ?? '';

      const reader = await openElsewhere();
      await visit(reader, path);
      await expectAccessibleOnScreens(reader, 'the link of the weekly email');
      await main(reader).getByRole('button', { name: 'End the weekly email' }).click();
      await expect(main(reader).getByText('You get no more weekly emails.')).toBeFocused();
      await page.reload();
      await expect(day).toHaveValue('never');
    });
  });

  test.describe('by push', () => {
    // The site's worker shows them.
    test.use({ timezoneId: zoneWithDay(), serviceWorkers: 'allow' });

    test('a player switches it on, is told on the device, and is told no more after signing out', async ({
      page,
      makePlayer,
    }) => {
      const told = await subscribeAtStandIn(page);
      const player = await makePlayer('tier0', PLAYER);
      await giveConfirmableRecord(player.uid);
      await signIn(page, player, '/notifications');
      await main(page).getByRole('button', { name: 'Switch messages on' }).tap();
      await expect(main(page).getByRole('button', { name: 'Switch messages off' })).toBeVisible();
      await letCoachConfirm(player, 'Nova N.', 'goals');
      expect(await runTask('notification-pushes')).toMatchObject({ later: 0 });
      const message = { title: 'A coach has answered', path: '/settings/confirmations' };
      expect(await told()).toEqual([{ ttl: expect.any(Number), message }]);

      const isSubscribed = () =>
        page.evaluate(async () => {
          const { pushManager } = await navigator.serviceWorker.ready;
          return (await pushManager.getSubscription()) !== null;
        });
      expect(await isSubscribed()).toBe(true);
      await signOut(page);
      await expect(page).toHaveURL('/login');
      await expect.poll(isSubscribed).toBe(false);
    });
  });
});
