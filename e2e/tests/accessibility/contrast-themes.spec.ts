import type { Locator } from '@playwright/test';
import { fillCv } from '../../fixtures/players/full-cv';
import { holdRequests } from '../../fixtures/browser/requests';
import { arrived, header, main, signIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** What a reader sees of an element's own box. */
function lookOf(element: Locator): Promise<{ ground: string; edge: string }> {
  return element.evaluate((node) => {
    const { backgroundColor, borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(node);
    const isDrawn = borderTopStyle !== 'none' && borderTopWidth !== '0px';
    return { ground: backgroundColor, edge: isDrawn ? `${borderTopWidth} ${borderTopColor}` : 'none' };
  });
}

test('with the colours of the system, steps, legends and the position on the pitch keep their meaning', async ({
  page,
  makePlayer,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const player = await makePlayer('tier4', 'Fern Testwell');
  await fillCv(player.uid, 'Fern Testwell');

  await test.step('the step of a wizard', async () => {
    await signIn(page, player, '/settings/player-stats');
    const steps = main(page).getByRole('list', { name: 'Steps' }).getByRole('button');
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
    expect.soft((await lookOf(steps.nth(0))).edge).not.toBe((await lookOf(steps.nth(1))).edge);
  });

  await visit(page, '/profile/myprofile');
  await test.step('the legend of a chart', async () => {
    const legend = main(page).locator('figure').filter({ hasText: 'Four-week average' }).first();
    const sign = legend.getByText('Week', { exact: true }).locator('span');
    const line = legend.getByText('Four-week average', { exact: true }).locator('span');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await lookOf(sign)).not.toEqual({ ground, edge: 'none' });
    const bar = await legend
      .locator('svg rect')
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill);
    expect((await lookOf(sign)).ground).toBe(bar);
    expect((await lookOf(line)).edge).not.toContain(bar);
  });

  await test.step('the position on the pitch', async () => {
    const first = await lookOf(main(page).getByText('RW', { exact: true }));
    const other = await lookOf(main(page).getByText('LW', { exact: true }));
    expect(first.edge === 'none' ? first.ground : first.edge).not.toBe(
      other.edge === 'none' ? other.ground : other.edge,
    );
    expect(first).not.toEqual(other);
    expect(first.edge).not.toBe('none');
  });
});

test('with the colours of the system a pressed link shows that its page is on its way', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/');
  const files = await holdRequests(page, /\/remotes\/remote-auth\/.*\.js$/);
  const login = header(page).getByRole('link', { name: 'Login' });
  const before = await login.evaluate((link) => getComputedStyle(link).opacity);
  await login.click();
  await expect(login).toHaveCSS('opacity', '0.6');
  files.release();
  await arrived(page);
  await expect(login).toHaveCSS('opacity', before);
});

test('readers who want more contrast get quiet texts and fine lines in full ink, in both themes', async ({
  page,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await visit(page, '/pricing-plans');
    const { ink, quiet, line } = await page.evaluate(() => {
      const read = (value: string) => {
        document.body.style.outlineColor = value;
        return getComputedStyle(document.body).outlineColor;
      };
      return {
        ink: getComputedStyle(document.body).color,
        quiet: read('var(--sk-color-ink-subtle)'),
        line: read('var(--sk-color-line-strong)'),
      };
    });
    expect({ quiet, line }).toEqual({ quiet: ink, line: ink });
  }
});
