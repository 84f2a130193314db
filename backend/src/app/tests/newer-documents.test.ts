import { randomUUID } from 'node:crypto';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { clipPlayers } from '../../testing/clip-players';
import { contactStory } from '../../testing/contact-story';
import { familyStory } from '../../testing/family/family-story';
import { GOALS, playerWithNumbers, SPRINT } from '../../testing/player-with-numbers';
import { freshAddress, send } from '../../testing/send';
import { linkIn } from '../../testing/start-mail-server';
import { askCheckout } from '../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../testing/start-payments-with-mail';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-newer-${randomUUID()}`);
});
afterAll(() => shop.close());

interface Question {
  path: string;
  authorization?: string;
}

type Person = Required<Pick<Question, 'authorization'>>;

const asks = ({ authorization }: Person, paths: readonly string[]): Question[] =>
  paths.map((path) => ({ path, authorization }));

/** An adult with numbers, a plan, a coach, a shared CV, somebody who wrote, and a clip. */
async function tellAdult(): Promise<Question[]> {
  const { service, mails, pay, settled } = shop;
  const adult = await playerWithNumbers(service);
  const checkout = await askCheckout(adult, { plan: 'tier2', interval: 'month' });
  await pay((checkout.json() as { url: string }).url);
  await settled();
  const email = `${randomUUID()}@club.example`;
  const coach = { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC', email };
  await adult.postJson('/confirmations/requests', { coach, numbers: [SPRINT, GOALS] });
  const asked = linkIn(await mails.next(email, /^Mara F\. asks you/))
    .pathname.split('/')
    .at(-1);
  const link = await adult.postJson('/cv/links', { label: 'Trial in May', audience: 'link', days: 90 });
  const shared = (link.json() as { path: string }).path.split('/').at(-1) ?? '';
  const received = await contactStory(shop).passOn(shared, adult.email);
  await clipPlayers(service).publish(adult, 0);
  const gallery = (await send(service.origin, { path: '/clips' })).json() as { clips: { id: string }[] };
  const clip = gallery.clips[0]?.id ?? '';
  return [
    ...asks(adult, ['/account', '/account/map-entry', '/account/clips/hidden', '/confirmations/requests']),
    ...asks(adult, ['/cv/links', '/cv/contact-requests', '/notifications', '/notifications/settings']),
    ...asks(adult, ['/payment/subscription', '/payment/usage', '/players']),
    ...[`/confirmations/${asked}`, `/contact-requests/${received}`].map((path) => ({ path })),
    ...[`/shared-cvs/${shared}`, `/shared-cvs/${shared}/head`].map((path) => ({ path })),
    ...['/clips', `/clips/${clip}`, `/clips/${clip}/head`].map((path) => ({ path })),
  ];
}

/** A guardian, a child of 16 who is linked and asks for sharing, and one of 12 whose account was opened. */
async function tellFamily(): Promise<Question[]> {
  const { mails } = shop;
  const family = familyStory(shop);
  const guardian = await family.guardian();
  const child = await family.linkedChild(guardian);
  await child.postJson('/cv/publishing-requests', { guardianEmail: guardian.email });
  const asked = linkIn(await mails.next(guardian.email, /would like to share a football CV/));
  const young = await family.approvedChild(guardian.email);
  const own = ['/account', '/account/family-link', '/cv/links', '/notifications'];
  return [
    ...asks(guardian, [
      '/account',
      '/family',
      `/family/${child.uid}`,
      `/family/${child.uid}/cv?audience=link`,
    ]),
    ...[child, young].flatMap((one) => asks(one, own)),
    { path: `/guardian/requests/${asked.searchParams.get('token')}` },
  ];
}

/** All documents of a collection, and below them. */
async function listDocuments(from: CollectionReference): Promise<DocumentReference[]> {
  const found: DocumentReference[] = [];
  for (const ref of await from.listDocuments()) {
    found.push(ref);
    for (const below of await ref.listCollections()) found.push(...(await listDocuments(below)));
  }
  return found;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

interface Word {
  path: readonly string[];
  word: string;
}

/** Where a text stands that looks like one of a few: `pending`, `guardian-decided`, `tier2`. */
function listWords(value: unknown, path: readonly string[] = []): Word[] {
  if (typeof value === 'string') return /^[a-z][a-z0-9-]{2,24}$/i.test(value) ? [{ path, word: value }] : [];
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => listWords(one, [...path, name]));
}

/** The same with a word that no release knows. */
function withNewWord(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return 'of-tomorrow';
  if (Array.isArray(value)) {
    return value.map((one, at) => (String(at) === name ? withNewWord(one, rest) : one));
  }
  return isObject(value) ? { ...value, [name]: withNewWord(value[name], rest) } : value;
}

/** Written by calls, and read by none of those here. */
const UNREAD = ['mailOutbox', 'requestBudgets', 'ageGates'];

const tried = new Set<string>();

test.each([
  ['an adult', tellAdult],
  ['a family', tellFamily],
])('a word that only a newer release knows breaks no call that reads it: %s', async (_who, tell) => {
  const { firestore, origin } = shop.service;
  const listAll = async () => {
    const collections = (await firestore.listCollections()).filter(({ id }) => !UNREAD.includes(id));
    return (await Promise.all(collections.map(listDocuments))).flat();
  };
  const before = new Set((await listAll()).map(({ path }) => path));
  const questions = await tell();
  const ask = async ({ path, authorization }: Question) => {
    const headers = { 'x-forwarded-for': freshAddress(), ...(authorization && { authorization }) };
    return (await send(origin, { path, headers })).status;
  };
  expect(await Promise.all(questions.map(ask))).toEqual(questions.map(() => 200));
  const broken: string[] = [];
  for (const ref of (await listAll()).filter(({ path }) => !before.has(path))) {
    const fields = (await ref.get()).data() ?? {};
    for (const { path, word } of listWords(fields)) {
      const name = `${ref.parent.id} ${path.filter((part) => !/^(\d+|cus_.*)$/.test(part)).join('.')}: ${word}`;
      if (tried.has(name)) continue;
      tried.add(name);
      await ref.set(withNewWord(fields, path) as object);
      const answers = await Promise.all(questions.map(ask));
      const failed = questions.filter((_one, at) => answers[at] === 500).map(({ path: asked }) => asked);
      if (failed.length > 0) broken.push(`${name} breaks ${failed.join(', ')}`);
      await ref.set(fields);
    }
  }
  expect(broken).toEqual([]);
});

test('that was tried with the words that matter', () => {
  for (const word of [
    'billing subscription.choice.plan: tier2',
    'contactRequests status: delivered',
    'familyLinks status: accepted',
    'guardianConsents status: approved',
    'guardianTokens subject: publishing',
    'notifications items.kind: plan-changed',
    'publishConsents textVersion: publish-2026-11-b',
    'shareLinks audience: link',
    'users role: player',
  ]) {
    expect(tried).toContain(word);
  }
});
