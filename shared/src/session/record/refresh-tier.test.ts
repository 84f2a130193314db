import { provideTestConfig, resetSession } from '../../testing';
import { startTierRefresh, TIER_REFRESH_MS } from './refresh-tier';
import { signInToSdk, stubIdentityNetwork } from '../../firebase/testing/identity-network';
import { setTier, tierStore } from './tier-store';

const RECORD = 'http://127.0.0.1:8080/v1/projects/demo-skora/databases/(default)/documents/users/uid-mara';

type Answer = () => Response | Promise<Response>;

const asked: Request[] = [];
let answer: Answer;

function record(tierLevel?: string): Answer {
  const fields = tierLevel === undefined ? {} : { tierLevel: { stringValue: tierLevel } };
  return () => Response.json({ name: 'users/uid-mara', fields });
}

function refuse(status: number): Answer {
  return () => Response.json({ error: { code: status } }, { status });
}

let refresh: ReturnType<typeof startTierRefresh>;
let seen: string[];
let stopListening: () => void;

beforeAll(async () => {
  provideTestConfig();
  stubIdentityNetwork('uid-mara', (request) => {
    asked.push(request);
    return answer();
  });
  await signInToSdk();
});

beforeEach(() => {
  jest.useFakeTimers();
  setTier({ status: 'ready', tier: 'tier2' });
  seen = [];
  stopListening = tierStore.subscribe(() => seen.push(tierStore.get().tier));
  asked.length = 0;
  answer = record('tier2');
  refresh = startTierRefresh('uid-mara');
});

afterEach(() => {
  stopListening();
  refresh.stop();
  resetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTime(ms);

/** Lets the SDK and the answer take their steps, which no timer counts, until the check holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let step = 0; step < 200 && !holds(); step += 1) await jest.advanceTimersByTimeAsync(0);
}

async function becomes(tier: string): Promise<void> {
  await until(() => tierStore.get().tier === tier);
  expect(tierStore.get()).toEqual({ status: 'ready', tier });
}

it('asks the server every 30 seconds, with proof of who asks, and shows what it says', async () => {
  answer = record('tier3');
  pass(29_999);
  expect(asked).toEqual([]);
  pass(1);
  await becomes('tier3');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe(`${RECORD}?mask.fieldPaths=tierLevel`);
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  answer = record('tier1');
  pass(30_000);
  await becomes('tier1');
});

it.each([
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
])('asks at once when %s', async (_case, happen) => {
  answer = record('tier4');
  happen();
  await becomes('tier4');
});

it.each([
  ['there is no record', refuse(404)],
  ['the rules do not show it', refuse(403)],
  ['it names no tier', record()],
  ['it names none of ours', record('tier9')],
])('falls back to tier0 when %s', async (_case, given) => {
  answer = given;
  pass(TIER_REFRESH_MS);
  await becomes('tier0');
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the database is overloaded', refuse(429)],
  ['the database has a fault', refuse(503)],
  ['the proof is not taken', refuse(401)],
  ['something else answers', () => new Response('<html>Sign in to the hotel</html>')],
  ['nothing is in the answer', () => Response.json({})],
] as [string, Answer][])('leaves a paid player the plan when %s', async (_case, given) => {
  answer = given;
  pass(TIER_REFRESH_MS);
  await until(() => asked.length > 0);
  await jest.advanceTimersByTimeAsync(TIER_REFRESH_MS / 2);
  expect(seen).toEqual([]);
  answer = record('tier3');
  pass(TIER_REFRESH_MS);
  await becomes('tier3');
});

it('asks once more with a fresh token when the present one has run out', async () => {
  const answers = [refuse(401), record('tier3')];
  answer = () => (answers.shift() ?? refuse(500))();
  pass(TIER_REFRESH_MS);
  await becomes('tier3');
  const [first, second] = asked.map(({ headers }) => headers.get('authorization'));
  expect(second).not.toBe(first);
});

it('does not ask for tier0, nor while nobody sees the tab or there is no network', async () => {
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(TIER_REFRESH_MS);
  visible.mockRestore();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  pass(TIER_REFRESH_MS);
  online.mockRestore();
  setTier({ status: 'ready', tier: 'tier0' });
  pass(TIER_REFRESH_MS);
  setTier({ status: 'ready', tier: 'tier2' });
  answer = record('tier3');
  pass(TIER_REFRESH_MS);
  await becomes('tier3');
  expect(asked).toHaveLength(1);
});

it('drops an answer that the live subscription has overtaken, and one that comes after the end', async () => {
  const replies: ((response: Response) => void)[] = [];
  answer = () => new Promise((resolve) => replies.push(resolve));
  pass(TIER_REFRESH_MS);
  await until(() => replies.length === 1);
  refresh.overtake();
  pass(TIER_REFRESH_MS);
  await until(() => replies.length === 2);
  replies[0]?.(await record('tier1')());
  replies[1]?.(await record('tier4')());
  await becomes('tier4');
  pass(TIER_REFRESH_MS);
  await until(() => replies.length === 3);
  refresh.stop();
  replies[2]?.(await record('tier1')());
  pass(TIER_REFRESH_MS);
  expect(asked).toHaveLength(3);
  expect(seen).toEqual(['tier4']);
});
