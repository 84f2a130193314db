import { findViolations } from '../../fixtures/checks/axe';
import { visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** Puts a sentence into the page, on this ground. */
function write(ground: string) {
  const sentence = document.createElement('p');
  sentence.textContent = 'Hard to read';
  sentence.id = 'sentence';
  Object.assign(sentence.style, { color: 'rgb(90 90 90)', background: ground, padding: '1rem' });
  document.querySelector('main')?.append(sentence);
}

for (const [what, ground] of [
  ['one colour', 'rgb(20 20 20)'],
  ['a gradient', 'linear-gradient(rgb(20 20 20), rgb(40 40 40))'],
] as const) {
  test(`a faint text on ${what} is found`, async ({ page }) => {
    await visit(page, '/disclaimer');
    expect(await findViolations(page, 4.5)).toEqual([]);
    await page.evaluate(write, ground);
    expect(await findViolations(page, 4.5)).toEqual([expect.stringMatching(/contrast at #sentence/)]);
  });
}
