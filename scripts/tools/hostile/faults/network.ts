import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Case, Group } from '../lib/case';
import { CONSENTS, registration, signUp } from '../lib/accounts';
import { AS_SITE, startBackend, startSite, type OwnServer } from '../lib/own-servers';
import { assertProblem, type Answer, type Probe } from '../lib/probe';
import type { Stand } from '../lib/stand';
import { NETWORK_FAULTS, startFaultyProxy, type NetworkFault } from '../net/faulty-proxy';

/** Longer than every bound of ours; a request that is not answered by then never will be. */
const LONGEST_MS = 20_000;
const HEALED_MS = 45_000;

/** A line of the system that a fault is put into. */
interface Line {
  name: string;
  expect: string;
  /** Port that the line leads to. */
  port: (stand: Stand) => number;
  start: (stand: Stand, port: number) => Promise<OwnServer>;
  /** Asked while the line is spoiled; throws when an answer is not as it must be. */
  duringFault: (ask: Ask, stand: Stand) => Promise<void>;
  /** Asked until it is answered with 2xx, after the fault. */
  healed: (ask: Ask, stand: Stand) => Promise<Answer>;
}

type Ask = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;

const email = () => `line-${randomUUID()}@reader.example`;
const proxied = (port: number) => `127.0.0.1:${port}`;

async function assertUnavailable(answer: Promise<Answer>): Promise<void> {
  const { status, ...rest } = await answer;
  assert.ok([502, 503, 504].includes(status), `answered ${status}`);
  assert.match(rest.headers['content-type'] ?? '', /problem\+json/);
}

/** By a new player each time: one who asks too often has to wait. */
async function askCheckout(ask: Ask, stand: Stand): Promise<Answer> {
  const { authorization } = await signUp(stand, email());
  await ask('POST', '/account/registration', registration(25), authorization);
  const quoted = await ask('POST', '/payment/quotes', { plan: 'tier1', interval: 'month' }, authorization);
  if (quoted.status !== 200) return quoted;
  const { quote } = quoted.json() as { quote: string };
  const headers = { ...authorization, 'idempotency-key': randomUUID() };
  return ask('POST', '/payment/checkout-sessions', { quote, consents: CONSENTS }, headers);
}

/** From another network each time: the country of one is remembered. */
function askCountry(ask: Ask): Promise<Answer> {
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`;
  return ask('GET', '/geo/me', undefined, { 'x-forwarded-for': address });
}

const LINES: readonly Line[] = [
  {
    name: 'The backend, as the site sees it',
    expect: 'pages as always, 502 to 504 as a problem in time for the rest, all well afterwards',
    port: ({ ports }) => ports.backend,
    start: (stand, port) => startSite(stand, { BACKEND_URL: `http://${proxied(port)}` }),
    duringFault: async (ask) => {
      assert.equal((await ask('GET', '/')).status, 200);
      await assertUnavailable(ask('GET', '/api/payment/pricing?country_code=DE'));
    },
    healed: (ask) => ask('GET', '/api/payment/pricing?country_code=DE'),
  },
  {
    name: 'The store, as the backend sees it',
    expect: 'alive, not ready, 503 as a problem in time, all well afterwards',
    port: ({ ports }) => ports.firestore,
    start: (stand, port) => startBackend(stand, { FIRESTORE_EMULATOR_HOST: proxied(port) }),
    duringFault: async (ask) => {
      assert.equal((await ask('GET', '/livez')).status, 200);
      assert.equal((await ask('GET', '/readyz')).status, 503);
      assert.equal((await ask('GET', '/payment/pricing?country_code=DE')).status, 200);
      await assertUnavailable(ask('POST', '/newsletter/subscribe', { email: email() }));
    },
    healed: (ask) => ask('POST', '/newsletter/subscribe', { email: email() }),
  },
  {
    name: 'Stripe, as the backend sees it',
    expect: 'prices as always, 503 as a problem for a checkout, all well afterwards',
    port: ({ ports }) => ports.stripe,
    start: (stand, port) => startBackend(stand, { STRIPE_API_URL: `http://${proxied(port)}` }),
    duringFault: async (ask, stand) => {
      assert.equal((await ask('GET', '/payment/pricing?country_code=DE')).status, 200);
      await assertUnavailable(askCheckout(ask, stand));
    },
    healed: askCheckout,
  },
  {
    name: 'The geolocation service, as the backend sees it',
    expect: 'the default country',
    port: ({ ports }) => ports.geo,
    start: (stand, port) => startBackend(stand, { GEO_URL: `http://${proxied(port)}/lite/me` }),
    duringFault: async (ask) => {
      const answer = await askCountry(ask);
      assert.equal(answer.status, 200);
      assert.deepEqual(answer.json(), { country_code: 'GB', guess: true });
    },
    healed: askCountry,
  },
  {
    name: 'The mail server, as the backend sees it',
    expect: 'whoever asks notices nothing; the mail waits',
    port: ({ ports }) => ports.smtp,
    start: (stand, port) => startBackend(stand, { SMTP_URL: `smtp://${proxied(port)}` }),
    duringFault: async (ask) => {
      assert.equal((await ask('POST', '/newsletter/subscribe', { email: email() })).status, 200);
    },
    healed: (ask) => ask('POST', '/newsletter/subscribe', { email: email() }),
  },
];

/** Asks by the site's rules, and gives up when nobody answers. */
function askWithin(probe: Probe, origin: string): Ask {
  return async (method, path, body, headers = {}) => {
    const message = {
      method,
      path,
      headers: { ...AS_SITE, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    };
    const late = pause(LONGEST_MS, null, { ref: false });
    const answer = await Promise.race([probe.ask(message, origin), late]);
    if (answer === null) throw new Error(`${method} ${path}: no answer within ${LONGEST_MS / 1000} s`);
    if (answer.status >= 500 && path.startsWith('/payment')) assertProblem(answer);
    return answer;
  };
}

async function spoil(line: Line, fault: NetworkFault, probe: Probe, stand: Stand): Promise<void> {
  const proxy = await startFaultyProxy(line.port(stand));
  const server = await line.start(stand, proxy.port);
  const ask = askWithin(probe, server.origin);
  try {
    assert.ok((await line.healed(ask, stand)).status < 300, 'not well before the fault');
    proxy.set(fault);
    await line.duringFault(ask, stand);
    proxy.set('none');
    const until = Date.now() + HEALED_MS;
    let last = await line.healed(ask, stand);
    while (last.status >= 300 && Date.now() < until) {
      await pause(500);
      last = await line.healed(ask, stand);
    }
    assert.ok(last.status < 300, `still ${last.status} after the fault`);
  } finally {
    await server.stop();
    await proxy.stop();
  }
}

const FAULT_NAMES: Record<(typeof NETWORK_FAULTS)[number], string> = {
  hang: 'accepts and never answers',
  trickle: 'answers at one byte a second',
  cut: 'breaks off after a hundred bytes',
  garbage: 'answers with bytes that mean nothing',
  reset: 'ends each connection at once',
  'half-open': 'takes requests, and its answers never arrive',
};

const cases = LINES.flatMap((line, place) =>
  NETWORK_FAULTS.map((fault, index): Case => ({
    id: `T-${place + 1}${index + 1}`,
    title: `${line.name}, ${FAULT_NAMES[fault]}`,
    severity: 'high',
    expect: line.expect,
    run: (probe, stand) => spoil(line, fault, probe, stand),
  })),
);

/** Each line between the parts with each fault of a network. */
export const networkFaults: Group = { title: 'Lines between the parts', cases };
