import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { familyStory } from '../../../testing/family/family-story';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { answerTo } from '..';

let current: MailTest;
beforeAll(async () => {
  current = await startMailTest();
});
afterAll(() => current.close());

/** The file store as it is when it does not work. */
const BUCKETS: [name: string, list: () => Promise<unknown>][] = [
  ['refuses', () => Promise.reject(new Error('The file store is away.'))],
  ['never answers', () => new Promise(() => undefined)],
];

test.each(BUCKETS)(
  'an answer that is stored is told as stored when the file store %s',
  async (_name, list) => {
    const story = familyStory(current);
    const { uid } = await story.approvedChild(story.address());
    const consent = current.service.firestore.doc(`guardianConsents/${uid}`);
    // As the transaction of the answer leaves it.
    await consent.update({ followUp: true });
    const log: string[] = [];
    const services = { ...current.service, bucket: () => ({ getFiles: list }) as unknown as StorageBucket };
    const answered = await answerTo(
      services,
      { uid, subject: 'account', open: true },
      {
        error: (_fields: object, message?: string) => void log.push(message ?? ''),
      },
    );
    expect(answered).toEqual({ status: 'ok' });
    expect(log).toEqual(['what follows from the answer of a guardian is left to the next run']);
    expect((await consent.get()).get('followUp')).toBe(true);
  },
);
