import { randomInt } from 'node:crypto';
import { emailAddressKey } from '@skora/backend/lib/text/email-address';
import { subscriberRef } from '@skora/backend/features/newsletter/newsletter-store';
import { fillSubscribers } from '@skora/backend/testing/fill-subscribers';
import { withStore } from '@skora/backend/cli/lib/with-project';
import { median, percentile } from './percentile';

/** Addresses of each kind. */
const ROUNDS = 200;
const WARM_UP = 40;
const KINDS = ['unknown', 'asked', 'subscribed', 'unsubscribed', 'used up'] as const;
type Kind = (typeof KINDS)[number];

/** How long answers to one kind of address took, in milliseconds. */
export interface KindTiming {
  kind: Kind;
  median: number;
  p95: number;
}

export interface NewsletterTiming {
  name: string;
  kinds: KindTiming[];
  /** All answers had the same status, body and names of headers. */
  same: boolean;
}

/** A host name for each kind, so that runs and kinds share no address. */
const nameDomain = (kind: Kind, run: string) => `${kind.replace(' ', '-')}.${run}.example`;
const makeEmail = (kind: Kind, run: string, round: number) => `${round + 1}@${nameDomain(kind, run)}`;

function shuffled<Item>(items: readonly Item[]): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(randomInt(rest.length), 1)[0] as Item);
}

async function ask(url: string, email: string) {
  const client = `203.0.${randomInt(256)}.${randomInt(256)}`;
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ email }),
  });
  const body = await answer.text();
  const ms = performance.now() - began;
  return { ms, look: `${answer.status} ${body} ${[...answer.headers.keys()].join()}` };
}

async function prepare(run: string, url: string): Promise<void> {
  const count = ROUNDS + WARM_UP;
  await withStore(async (store) => {
    await fillSubscribers(store, count, nameDomain('asked', run), 'pending');
    await fillSubscribers(store, count, nameDomain('subscribed', run));
    await fillSubscribers(store, count, nameDomain('unsubscribed', run), 'unsubscribed');
    // Whoever unsubscribed did not ask for anything in this hour.
    const writer = store.bulkWriter();
    for (let round = 0; round < count; round += 1) {
      const key = emailAddressKey(makeEmail('unsubscribed', run, round));
      void writer.update(subscriberRef(store, key), { requests: { start: 0, count: 1 } });
    }
    await writer.close();
  });
  for (let round = 0; round < count; round += 1) {
    const email = makeEmail('used up', run, round);
    for (let time = 0; time < 3; time += 1) await ask(url, email);
  }
}

/** Asks for addresses of all kinds one by one, every round in another order, so that nothing favours one of them. */
export async function measureNewsletter(origin: string, path: string): Promise<NewsletterTiming> {
  const url = `${origin}${path}`;
  const run = `${path.slice(path.lastIndexOf('/') + 1)}-${Date.now()}`;
  await prepare(run, url);
  const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]));
  const looks = new Set<string>();
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const kind of shuffled(KINDS)) {
      const { ms, look } = await ask(url, makeEmail(kind, run, round));
      looks.add(look);
      if (round >= WARM_UP) times.get(kind)?.push(ms);
    }
  }
  const kinds = [...times].map(([kind, all]) => ({ kind, median: median(all), p95: percentile(all, 0.95) }));
  return { name: `POST ${path}`, kinds, same: looks.size === 1 };
}
