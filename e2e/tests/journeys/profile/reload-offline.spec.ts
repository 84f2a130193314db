import type { Locator, Page } from '@playwright/test';
import { interceptUntil } from '../../../fixtures/browser/requests';
import { FIRESTORE_API } from '../../../fixtures/stack/addresses';
import { patchDocument } from '../../../fixtures/stores/documents';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { OFFLINE } from '../../../fixtures/browser/offline';

interface Form {
  path: string;
  field: (page: Page) => Locator;
  typed: string;
}

const FORMS: readonly Form[] = [
  {
    path: '/settings/edit-profile?section=identity',
    field: (page) => main(page).getByLabel('About your game'),
    typed: 'Half a sent',
  },
  {
    path: '/settings/player-stats?step=physical',
    field: (page) => main(page).getByLabel('10 m (s)', { exact: true }),
    typed: '1,92',
  },
  {
    path: '/settings/add-weekly-stats?add=match',
    field: (page) => page.getByRole('dialog').getByLabel('Opponent', { exact: true }),
    typed: 'Lakeside Nom',
  },
];

test('reloading without a connection in the middle of a form loses nothing', async ({
  page,
  context,
  makePlayer,
  problems,
}) => {
  problems.allow(...OFFLINE);
  const player = await makePlayer('tier0');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'RW' });
  await signIn(page, player);
  for (const { path, field, typed } of FORMS) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(field(page)).toHaveValue('');
      await context.setOffline(true);
      await field(page).pressSequentially(typed);
      await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(false);
      await visit(page, path);
      await expect(field(page)).toHaveValue(typed);
    });
  }
});

test('a record that cannot be read is no empty record, and comes by itself when the store answers', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(...OFFLINE, /ERR_CONNECTION_REFUSED/);
  await signIn(page, await makePlayer('tier0'));
  const store = `${FIRESTORE_API}/**`;
  const lift = await interceptUntil(page, store, (route) => route.abort('connectionrefused'));
  await visit(page, '/profile');
  await expect(main(page).getByRole('heading', { name: 'We could not load your record' })).toBeVisible();
  await expect(main(page)).not.toContainText('Where do you play?');
  lift();
  // The longer the store was away, the longer the SDK waits before it asks again.
  const question = main(page).getByRole('heading', { name: 'Where do you play?' });
  await expect(question).toBeVisible({ timeout: 90_000 });
});
