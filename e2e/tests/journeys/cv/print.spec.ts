import { DAY_MS } from '@skora/domain';
import { findOverlaps } from '@skora/scripts-lib/find-overlaps';
import { readPaper } from '../../../fixtures/checks/paper';
import { fillCv } from '../../../fixtures/players/full-cv';
import { main, signIn } from '../../../fixtures/site/site';
import { patchDocument } from '../../../fixtures/stores/documents';
import { expect, test } from '../../../fixtures/test';

const NAME = 'Mara Testspieler';

/** More tests than a sheet has room for, with progress in one of them. */
async function addTests(uid: string): Promise<void> {
  const kinds: [kind: string, method: string, values: Record<string, number>][] = [
    ['sprint', 'gates', { sprint10: 1.98, sprint30: 4.6 }],
    ['agility', 'gates', { agility505L: 2.41, agility505R: 2.42 }],
    ['jump', 'mat', { cmj: 33.1 }],
    ['endurance', '', { yoyoIr1M: 1520 }],
    ['technical', '', { juggling: 1220, dribble: 11.1, passes: 7 }],
  ];
  await Promise.all(
    kinds.map(([kind, method, values], index) =>
      patchDocument(`profiles/${uid}/statEntries/more-${index}`, {
        schemaVersion: 1,
        updatedAt: new Date(Date.now() - 60_000),
        revision: 1,
        kind,
        measuredOn: new Date(Date.now() - (60 + index) * DAY_MS),
        measuredBy: 'self',
        method,
        values,
        ratings: {},
      }),
    ),
  );
}

/** First words of everything that must not be broken over two sheets; runs in the page. */
function findStarts(article: Element): string[] {
  return [...article.querySelectorAll('*')].flatMap((element) => {
    const { breakInside, display } = getComputedStyle(element);
    if (breakInside !== 'avoid' && display !== 'inline-grid') return [];
    const text = (element as HTMLElement).innerText.trim().split('\n')[0];
    return text ? [text] : [];
  });
}

test('on paper the CV is black on white, no text runs through another and no card is broken', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0', NAME);
  await Promise.all([fillCv(player.uid, NAME), addTests(player.uid)]);
  await signIn(page, player, '/profile/myprofile');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(NAME);
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByRole('group', { name: 'View as' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Share' })).toBeHidden();
  await expect(main(page).getByText('No clip yet'), 'what is not there costs no paper').toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(main(page).getByRole('slider', { name: 'Minutes played by week' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const starts = await main(page).locator('article').evaluate(findStarts);
  expect(starts).toContain('Sprint 10 m');
  for (const format of ['A4', 'Letter']) {
    const sheets = await readPaper(await page.pdf({ format }));
    expect(sheets.length, `${format}: sheets`).toBeLessThanOrEqual(3);
    for (const [index, lines] of sheets.entries()) {
      expect(findOverlaps(lines), `${format}, sheet ${index + 1}`).toEqual([]);
      const first = lines.toSorted((a, b) => b.y - a.y || a.x - b.x)[0]?.text.trim() ?? '';
      const whole = starts.some((start) => start.startsWith(first) || first.startsWith(start));
      expect(whole || index === 0, `${format}, sheet ${index + 1} begins with “${first}”`).toBe(true);
    }
  }
});
