import type { Locator, Page } from '@playwright/test';
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
