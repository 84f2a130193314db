import { useEffect } from 'react';
import { onEvent } from '../events';
import { createRemote } from '../remote';
import { checkViews, checkVisit } from './check-remote';
import { type ManifestFile, remoteVisits } from './remote-visit';

const MANIFEST: ManifestFile = {
  id: 'remote-scouting',
  contractVersion: 1,
  routes: [
    { path: '/scouting', view: 'board', access: 'public', prerender: true },
    { path: '/scouting/:id', view: 'player', access: 'protected', prerender: false },
  ],
  slots: [{ name: 'dashboard:scouting', view: 'hint', prerender: true }],
};

const page = (Page: () => React.ReactNode) => () => Promise.resolve({ default: Page });
const heading = <h1 data-page-heading>Board</h1>;

function remoteWith(Board: () => React.ReactNode) {
  const views = { board: page(Board), player: page(() => heading), hint: page(() => <p>Hint</p>) };
  return createRemote({ id: 'remote-scouting', views });
}

const [board, player] = remoteVisits(MANIFEST, { '/scouting/:id': ['/scouting/mara'] });
const check = (Board: () => React.ReactNode) => checkVisit(remoteWith(Board), board!);

test('a remote that keeps the contract has no problems', async () => {
  const remote = remoteWith(() => heading);
  expect(checkViews(remote, MANIFEST)).toEqual([]);
  for (const visit of remoteVisits(MANIFEST)) expect(await checkVisit(remote, visit)).toEqual([]);
  expect(player).toMatchObject({ pathname: '/scouting/mara', pattern: '/scouting/:id', access: 'protected' });
});

test('a page may have pictures', async () => {
  const withPicture = () => (
    <div>
      {heading}
      <img src="/ball.svg" alt="Ball" />
    </div>
  );
  expect(await check(withPicture)).toEqual([]);
});

test('views are compared with the manifest', () => {
  const remote = createRemote({
    id: 'remote-other',
    views: { board: page(() => heading), old: page(() => heading) },
  });
  expect(checkViews({ ...remote, contractVersion: 2 }, MANIFEST)).toEqual([
    'The module is remote-other, the manifest remote-scouting.',
    'Module and manifest have contract versions 2 and 1.',
    'The module lacks the view player.',
    'The module lacks the view hint.',
    'The manifest does not name the view old.',
  ]);
});

test.each([
  [
    'inline styles',
    () => (
      <h1 data-page-heading style={{ color: 'red' }}>
        Board
      </h1>
    ),
    'It has inline styles',
  ],
  [
    'an id twice',
    () => [
      <h1 data-page-heading id="a" key="1">
        Board
      </h1>,
      <p id="a" key="2" />,
    ],
    'Ids are there twice: a.',
  ],
  [
    'a link to nothing',
    () => [
      <h1 data-page-heading key="1">
        Board
      </h1>,
      <a href="#b" key="2">
        Below
      </a>,
    ],
    'A link leads to #b',
  ],
  ['no heading', () => <p>Board</p>, 'It has 0 headings of level 1'],
  ['no place for the focus', () => <h1>Board</h1>, 'No element has data-page-heading'],
  [
    'a heading of the wrong level',
    () => [
      <h1 data-page-heading key="1">
        Board
      </h1>,
      <h3 key="2">Today</h3>,
    ],
    'skip a level: 1 3.',
  ],
])('%s is found', async (_title, Board, problem) => {
  expect((await check(Board as () => React.ReactNode)).join('\n')).toContain(problem);
});

test('a page heading in a part of a page is found', async () => {
  const remote = remoteWith(() => heading);
  const [, , hint] = remoteVisits(MANIFEST);
  const problems = await checkVisit(remote, { ...hint!, view: 'board' });
  expect(problems.join('\n')).toContain('It has a heading of level 1, which belongs to the page around it.');
});

test('a listener that stays is found', async () => {
  const problems = await check(() => {
    useEffect(() => void onEvent('shell:navigated', () => undefined), []);
    return heading;
  });
  expect(problems.join('\n')).toContain('For a player: It leaves event listeners behind.');
});

test('markup that the browser renders differently is found', async () => {
  let renders = 0;
  const problems = await check(() => <h1 data-page-heading>{(renders += 1)}</h1>);
  expect(problems.join('\n')).toContain('For a visitor: It fails: Hydration failed');
});
