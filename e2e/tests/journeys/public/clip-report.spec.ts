import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { SITE } from '../../../fixtures/stack/addresses';
import { patchDocument } from '../../../fixtures/stores/documents';
import { readIdToken } from '../../../fixtures/stores/identities';
import { clipsCommand } from '../../../fixtures/stack/operator';
import type { Player } from '../../../fixtures/players/players';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

/** A public clip, listed as its player's browser would list it. */
async function publishClip(player: Player, title: string): Promise<void> {
  const at = new Date(Date.now() - 60_000);
  const labels = { title, action: 'save', position: 'GK', visibility: 'public', searchable: true };
  const stored = { source: 'youtube', videoId: 'abc-def_ghi', othersAgreed: true, captions: '' };
  await patchDocument(`profiles/${player.uid}/clips/0`, {
    ...{ ...labels, ...stored, schemaVersion: 1 },
    ...{ createdAt: at, updatedAt: at },
  });
  const answer = await fetch(`${SITE}/api/account/clips/0/listing`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await readIdToken(player)}` },
  });
  expect(await answer.json()).toEqual({ listed: true });
}

const own = (page: Page) => main(page).getByRole('region', { name: 'Your clips' });
const status = async (page: Page, path: string) => (await page.request.get(path)).status();

test('a clip has a page; reported it is gone at once; its player reads why; an operator decides', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const title = `Low save ${Date.now()}`;
  const player = await makePlayer('tier0', 'Mara Fictiva');
  await publishClip(player, title);

  const stranger = await openElsewhere();
  await visit(stranger, '/clips');
  await main(stranger).getByRole('link', { name: title, exact: true }).click();
  await expect(main(stranger).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main(stranger).getByText('Shown by Mara F.')).toBeVisible();
  const { pathname } = new URL(stranger.url());
  const html = await (await stranger.request.get(pathname)).text();
  expect(html).toContain(`"@type":"VideoObject","name":"${title}"`);
  expect(html).toContain(`"thumbnailUrl":"${SITE}/api${pathname}/card.png"`);
  expect(await status(stranger, `/api${pathname}/card.png`)).toBe(200);
  await expectAccessible(stranger, 'the page of a clip');

  await main(stranger)
    .getByRole('button', { name: `Report this clip: ${title}` })
    .click();
  const dialog = stranger.getByRole('dialog', { name: 'Report this clip' });
  await dialog.getByRole('radio', { name: 'I am in it and have not agreed' }).check();
  await expectAccessible(stranger, 'the report');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Thank you')).toBeVisible();
  expect(await status(stranger, pathname), 'the page of a held clip').toBe(404);

  await signIn(page, player, '/clips');
  await expect(own(page).getByText('Only you see it for now')).toBeVisible();

  const key = `${player.uid}_0`;
  expect(await clipsCommand('reports')).toContain(`${key}  “${title}”, Mara F., hidden until you decide`);
  expect(await clipsCommand('restore', key, 'It is a drawing.')).toContain('is shown as its player chose');
  expect(await status(stranger, pathname), 'the page of a cleared clip').toBe(200);

  expect(
    await clipsCommand('hide', pathname.split('/').at(-1) ?? '', 'It shows', 'somebody else.'),
  ).toContain('The player is told');
  expect(await status(stranger, pathname), 'the page of a removed clip').toBe(404);
  await page.reload();
  await expect(own(page).getByText('“It shows somebody else.”')).toBeVisible();
  await expect(own(page).getByRole('link', { name: 'Object' })).toBeVisible();
});
