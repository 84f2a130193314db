import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { GOALS, playerWithNumbers, SPRINT } from '../../../testing/player-with-numbers';
import { testPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const COACH = { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC' };
const coachAddress = () => `${randomUUID()}@club.example`;

function question(changes: object = {}, coach: object = {}) {
  return { coach: { ...COACH, email: coachAddress(), ...coach }, numbers: [SPRINT, GOALS], ...changes };
}

test('a player asks a coach, and reads what was asked', async () => {
  const player = await playerWithNumbers(service);
  const asked = question();
  const answer = await player.postJson('/confirmations/requests', asked);
  expect(answer.status).toBe(200);
  const stored = answer.json() as { id: string };
  expect(stored).toEqual({
    id: expect.any(String),
    coach: COACH,
    email: asked.coach.email,
    numbers: [
      { ...SPRINT, label: 'Sprint 10 m', detail: 'Timing gates, 12 Oct 2026', value: 1.92, unit: 's' },
      {
        ...GOALS,
        label: 'Goals',
        detail: 'League, 3–1 against Northfield Rovers, 14 Nov 2026',
        value: 2,
        unit: '',
      },
    ],
    status: 'open',
    requestedAt: expect.any(String),
    expiresAt: expect.any(String),
    decidedAt: null,
  });
  expect((await player.get('/confirmations/requests')).json()).toEqual({ requests: [stored] });

  const mail = await mails.next(asked.coach.email, /^Mara F\. asks you to confirm 2 numbers$/);
  expect(linkIn(mail).href).toMatch(/^https:\/\/skora\.example\/confirm\/[\w-]{43}$/);
  // A player could send strangers an advertisement: no word of the player’s is in the mail but the short name.
  for (const word of ['Fictiva', 'Rui', 'Head coach', 'Northfield']) {
    expect(mail.subject + mail.text + mail.html).not.toContain(word);
  }
});

test('others see none of it, and the store keeps no token', async () => {
  const player = await playerWithNumbers(service);
  const asked = question();
  await player.postJson('/confirmations/requests', asked);
  const token =
    linkIn(await mails.next(asked.coach.email, /asks you/))
      .pathname.split('/')
      .at(-1) ?? '';
  const other = await testPlayer(service);
  expect((await other.get('/confirmations/requests')).json()).toEqual({ requests: [] });
  const links = await service.firestore.collection('confirmationTokens').where('uid', '==', player.uid).get();
  expect(links.size).toBe(1);
  expect(links.docs[0]?.id).not.toContain(token);
});

const refused: [name: string, change: object, coach: object, at: string][] = [
  [
    'no number of the player’s',
    { numbers: [{ ...SPRINT, ref: 'somebody-elses-entry' }] },
    {},
    'body/numbers/0',
  ],
  [
    'a number that was not measured',
    { numbers: [GOALS, { ...SPRINT, key: 'sprint5' }] },
    {},
    'body/numbers/1',
  ],
  [
    'a weight',
    { numbers: [{ kind: 'entry', ref: 'the-body-of-the-player', key: 'weightKg' }] },
    {},
    'body/numbers/0',
  ],
  ['no address', {}, { email: 'rui at club' }, 'body/coach/email'],
  ['a line break in the name', {}, { name: 'Rui\nInventado' }, 'body/coach/name'],
  ['spaces around the club', {}, { club: ' Northfield' }, 'body/coach/club'],
];
test.each(refused)('%s is refused with its field', async (_name, change, coach, at) => {
  const player = await playerWithNumbers(service);
  const answer = await player.postJson('/confirmations/requests', question(change, coach));
  expect(answer.status).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ at }] });
});

const malformed: [name: string, body: object][] = [
  ['no numbers', question({ numbers: [] })],
  [
    '31 numbers',
    question({ numbers: Array.from({ length: 31 }, (_, at) => ({ ...SPRINT, ref: `e${at}` })) }),
  ],
  ['a number twice', question({ numbers: [SPRINT, SPRINT] })],
  ['a path for an id', question({ numbers: [{ ...SPRINT, ref: 'a/../b' }] })],
  ['a rating', question({ numbers: [{ ...SPRINT, kind: 'rating' }] })],
  ['a name of 81 characters', question({}, { name: 'a'.repeat(81) })],
  ['a value of the player’s making', question({ numbers: [{ ...SPRINT, value: 1.5 }] })],
  ['a decision', question({ status: 'decided' })],
];
test.each(malformed)('%s is no request at all', async (_name, body) => {
  const player = await playerWithNumbers(service);
  expect((await player.postJson('/confirmations/requests', body)).status).toBe(400);
});

test('nobody asks himself or herself: neither by an address with a plus nor in capitals', async () => {
  const player = await playerWithNumbers(service);
  for (const email of [player.email, player.email.replace('@', '+coach@'), player.email.toUpperCase()]) {
    const answer = await player.postJson('/confirmations/requests', question({}, { email }));
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ at: 'body/coach/email' }] });
  }
});

test('a corrected entry and a removed match are no numbers any more', async () => {
  const player = await playerWithNumbers(service);
  await player.profile.collection('statEntries').doc('its-correction').set({ corrects: SPRINT.ref });
  await player.profile.collection('matches').doc(GOALS.ref).update({ removed: true });
  const answer = await player.postJson('/confirmations/requests', question());
  expect(answer.json()).toMatchObject({ errors: [{ at: 'body/numbers/0' }, { at: 'body/numbers/1' }] });
});

test('one question at a time to a coach; taken back, the link is over', async () => {
  const player = await playerWithNumbers(service);
  const asked = question();
  const { id } = (await player.postJson('/confirmations/requests', asked)).json() as { id: string };
  const again = await player.postJson('/confirmations/requests', asked);
  expect(again.json()).toMatchObject({ status: 409, type: 'already-asked' });

  const path = linkIn(await mails.next(asked.coach.email, /asks you/)).pathname.replace(
    '/confirm/',
    '/confirmations/',
  );
  const other = await testPlayer(service);
  expect((await other.delete(`/confirmations/requests/${id}`)).status).toBe(404);
  expect((await player.delete(`/confirmations/requests/${id}`)).status).toBe(200);
  expect((await player.delete(`/confirmations/requests/${id}`)).status).toBe(404);
  expect((await send(service.origin, { path })).json()).toMatchObject({
    status: 410,
    type: 'request-withdrawn',
  });
  expect((await player.get('/confirmations/requests')).json()).toMatchObject({
    requests: [{ id, status: 'withdrawn' }],
  });
  // Two mails a day to one address, whatever is taken back between them.
  expect((await player.postJson('/confirmations/requests', asked)).status).toBe(200);
  const [newest] = ((await player.get('/confirmations/requests')).json() as { requests: { id: string }[] })
    .requests;
  await player.delete(`/confirmations/requests/${newest?.id}`);
  const third = await player.postJson('/confirmations/requests', asked);
  expect(third.status).toBe(429);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(DAY_MS / 1000 - 60);
});

test('of two questions to a coach at the same moment one is asked', async () => {
  const player = await playerWithNumbers(service);
  const asked = question();
  const answers = await Promise.all([1, 2].map(() => player.postJson('/confirmations/requests', asked)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('players who ask at the same moment do not wait for each other', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => playerWithNumbers(service)));
  const answers = await Promise.all(
    players.map((player) => player.postJson('/confirmations/requests', question())),
  );
  expect(answers.map(({ status }) => status)).toEqual(players.map(() => 200));
});

test('ten requests a day, then 429', async () => {
  const player = await playerWithNumbers(service);
  const statuses: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    statuses.push((await player.postJson('/confirmations/requests', question())).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('who is not signed in, not registered or waits for a guardian asks nobody', async () => {
  const path = '/confirmations/requests';
  expect((await send(service.origin, { path })).status).toBe(401);
  const bare = await testPlayer(service);
  expect((await bare.postJson(path, question())).json()).toMatchObject({
    status: 409,
    type: 'account-incomplete',
  });
  const child = await playerWithNumbers(service, 12, { guardianEmail: `${randomUUID()}@parent.example` });
  expect((await child.postJson(path, question())).json()).toMatchObject({
    status: 403,
    type: 'guardian-required',
  });
});

test('a request is told as expired after 14 days and not at all after 90', async () => {
  const player = await playerWithNumbers(service);
  await player.postJson('/confirmations/requests', question());
  // Tokens of the tests follow the clock of this process, so only the stored times are moved.
  const requests = service.firestore.collection('confirmationRequests').where('uid', '==', player.uid);
  const [stored] = (await requests.get()).docs;
  await stored?.ref.update({ expiresAt: new Date(Date.now() - 1) });
  expect((await player.get('/confirmations/requests')).json()).toMatchObject({
    requests: [{ status: 'expired' }],
  });
  await stored?.ref.update({ expireAt: new Date(Date.now() - 1) });
  expect((await player.get('/confirmations/requests')).json()).toEqual({ requests: [] });
});
