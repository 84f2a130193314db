import { randomUUID } from 'node:crypto';
import { familyStory } from '../../testing/family/family-story';
import { startMailTest, type MailTest } from '../../testing/start-mail-test';
import { registeredPlayer } from '../../testing/start-payments';
import type { TestPlayer } from '../../testing/test-player';

let mailTest: MailTest;
let player: TestPlayer;
let guardian: TestPlayer;
let child: TestPlayer;
beforeAll(async () => {
  // A page of players shows what is in the store, and tests of rules leave documents there that are no players.
  mailTest = await startMailTest({}, `demo-${randomUUID()}`);
  player = await registeredPlayer(mailTest.service);
  const story = familyStory(mailTest);
  guardian = await story.guardian();
  child = await story.linkedChild(guardian);
});
afterAll(() => mailTest.close());

/** Names that the store keeps for itself, or that would be paths in it. */
const IDS = ['__proto__', '__a__', '..', 'a/b', 'a/b/c', '/', '.', 'a\0', 'é', 'a'.repeat(90)];

const calls: [name: string, call: (id: string) => Promise<{ status: number }>][] = [
  ['a request to a coach', (id) => player.delete(`/confirmations/requests/${id}`)],
  ['a contact request', (id) => player.postJson(`/cv/contact-requests/${id}/answer`, { answer: 'accept' })],
  ['a link', (id) => player.delete(`/cv/links/${id}`)],
  ['the CV of a link', (id) => player.get(`/cv/pdf?link=${id}`)],
  ['a page of players', (id) => player.get(`/players?after=${id}`)],
  ['an academy', (id) => player.get(`/academies/${id}/fit`)],
  ['a showcase', (id) => player.delete(`/showcases/${id}/registration`)],
  ['a child', (id) => guardian.get(`/family/${id}`)],
  ['the CV of a child', (id) => guardian.get(`/family/${id}/cv?audience=link`)],
  ['the data of a child', (id) => guardian.get(`/family/${id}/export`)],
  ['the link of a child', (id) => guardian.delete(`/family/${child.uid}/share-links/${id}`)],
  [
    'a contact request of a child',
    (id) => guardian.postJson(`/family/${child.uid}/contact-requests/${id}/answer`, { answer: 'accept' }),
  ],
];

test.each(calls)(
  '%s with an id that cannot exist is refused, and is no failure of ours',
  async (_name, call) => {
    for (const id of IDS) {
      const { status } = await call(encodeURIComponent(id));
      expect([id, [200, 400, 403, 404].includes(status) || status]).toEqual([id, true]);
    }
  },
);
