import { demoPlayers } from './players';
import { demoStory } from './demo-story';

const DAY = new Date('2026-11-18T12:00:00Z');

test.each(demoPlayers.map(({ uid }) => uid))('%s tells a story, so that its tier shows one', (uid) => {
  const story = demoStory(uid, DAY);
  const folders = new Set(story.map(({ path }) => path.split('/')[0]));
  for (const folder of ['', 'statEntries', 'matches', 'trainings', 'career'])
    expect(folders).toContain(folder);
  expect(story.find(({ path }) => path === '')?.fields).toMatchObject({
    primaryPosition: expect.any(String),
  });
});

test('the same day tells the same story', () => {
  expect(demoStory('demo-ines', DAY)).toEqual(demoStory('demo-ines', DAY));
});

test('nobody else has a story', () => {
  expect(() => demoStory('somebody', DAY)).toThrow('somebody has no story.');
});
