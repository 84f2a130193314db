import { arrived, header, main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test.use({ reducedMotion: 'no-preference' });

test('a page fades in when it stands; only a card that is opened takes its drawing along', async ({
  page,
}) => {
  await visit(page, '/blog');
  const moves = await page.evaluateHandle(() => {
    const counted = { fades: 0, transitions: 0 };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.matches('main > [data-slot]')) counted.fades += 1;
      return animate.apply(this, how);
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      counted.transitions += 1;
      return start(change);
    };
    return counted;
  });
  await main(page).locator('[data-card-link]').first().click();
  await arrived(page);
  await expect.poll(() => moves.jsonValue()).toEqual({ fades: 0, transitions: 1 });
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await arrived(page);
  await expect(page).toHaveTitle('SKORAs Story');
  await expect.poll(() => moves.jsonValue()).toEqual({ fades: 1, transitions: 1 });
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expect.poll(() => moves.jsonValue()).toEqual({ fades: 2, transitions: 1 });
});
