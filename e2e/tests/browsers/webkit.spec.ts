import { fillCv } from '../../fixtures/players/full-cv';
import {
  logIn,
  openFromMenu,
  PLAYER_JOURNEYS,
  textOfMain,
} from '../../fixtures/visitor/journeys/player-journeys';
import { PUBLIC_JOURNEYS, TOUCH_JOURNEYS } from '../../fixtures/visitor/journeys/public-journeys';
import { expect, test } from '../../fixtures/visitor/webkit/test';

for (const { title, walk } of [...PUBLIC_JOURNEYS, ...TOUCH_JOURNEYS, ...PLAYER_JOURNEYS]) {
  test(title, ({ visitor, people }) => walk(visitor, people));
}

test('what was downloaded ahead is not asked for again when its page is opened', async ({
  visitor,
  traffic,
}) => {
  await visitor.open('/');
  const files = await visitor.read(async () => {
    const answer = await fetch('/page-files.json?path=/login');
    return ((await answer.json()) as { files: string[] }).files;
  }, null);
  // Read to their end: what is still on its way is asked for again.
  const notHere = (wanted: string[]) => {
    const read = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return wanted.filter((file) => !read.includes(file));
  };
  await expect.poll(() => visitor.read(notHere, files)).toEqual([]);
  const before = traffic.asked.length;
  await visitor.press({ in: 'header', role: 'link', name: 'Login' });
  await visitor.sees({ in: 'main', label: 'Password' });
  const later = traffic.asked.slice(before).map((url) => new URL(url).pathname);
  expect(files.filter((file) => later.includes(file))).toEqual([]);
});

/** List items that begin with an empty line, which nobody has written. */
const emptyLines = () =>
  [...document.querySelectorAll('li')]
    .filter((item) => {
      const first = item.firstElementChild;
      const { listStyleType, paddingTop } = getComputedStyle(item);
      if (!first || listStyleType !== '""' || item.firstChild !== first || !item.checkVisibility())
        return false;
      const above = first.getBoundingClientRect().top - item.getBoundingClientRect().top;
      return above - parseFloat(paddingTop) - parseFloat(getComputedStyle(first).marginTop) > 8;
    })
    .map((item) => `${item.parentElement?.className} ${item.textContent?.slice(0, 40)}`);

test('lists without bullets leave no line for them', async ({ visitor, people }) => {
  const player = await people.player('tier1', 'Mara Testspieler');
  await fillCv(player.uid, player.displayName);
  await logIn(visitor, player);
  expect(await visitor.read(emptyLines, null), 'where a player begins').toEqual([]);
  // Within the site: a page that is left while it loads tells of what it could not load.
  await openFromMenu(visitor, 'My CV');
  await expect.poll(() => visitor.read(textOfMain, null)).toContain('Testham United');
  expect(await visitor.read(emptyLines, null), 'the CV').toEqual([]);
});
