import assert from 'node:assert/strict';
import { sendSlowBody, sendSlowHeaders } from '@skora/shared/utils/slow-client';
import { setTimeout as pause } from 'node:timers/promises';
import { randomInt, randomUUID } from 'node:crypto';
import type { Group } from '../lib/case';
import { assertRefused, type Probe } from '../lib/probe';
import type { Stand } from '../lib/stand';

const SLOW = 120;
/** A slow request must be over by then. */
const OVER_MS = 25_000;
const PATHS = ['/payment/webhook', '/newsletter/subscribe', '/contact/messages'];

async function assertServed(probe: Probe): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    assert.equal((await probe.api({ path: '/payment/pricing?country_code=DE' })).status, 200);
    const email = `served-${randomUUID()}@reader.example`;
    assert.equal((await probe.post('/newsletter/subscribe', { email })).status, 200);
  }
}

/** The first line of an answer, as evidence. */
const readStatus = (answer: string) => answer.split('\r\n')[0] || 'closed';

async function serveBesideSlow(probe: Probe, origin: string, prefix: string): Promise<void> {
  const slow = Array.from({ length: SLOW }, (_, index) =>
    sendSlowBody(origin, { path: `${prefix}${PATHS[index % PATHS.length]}` }),
  );
  await pause(2000);
  await assertServed(probe);
  const answers = (await Promise.all(slow)).map(readStatus);
  for (const answer of new Set(answers))
    probe.note(`${answers.filter((one) => one === answer).length} slow bodies: ${answer}`);
}

async function assertOver(probe: Probe, { stack: { urls } }: Stand): Promise<void> {
  const [first = ''] = PATHS;
  const slow = {
    'body to the backend': sendSlowBody(urls.backend, { path: first }),
    'headers to the backend': sendSlowHeaders(urls.backend, { path: '/livez' }),
    'body to the site': sendSlowBody(urls.site, { path: `/api${first}` }),
    'headers to the site': sendSlowHeaders(urls.site),
  };
  const late = pause(OVER_MS, null, { ref: false });
  for (const [what, request] of Object.entries(slow)) {
    const answer = await Promise.race([request, late]);
    if (answer === null) throw new Error(`${what} is still open after ${OVER_MS / 1000} s`);
    probe.note(`${what}: ${readStatus(answer)}`);
  }
}

/** Whoever takes places and time from everybody else. */
export const intakeAttacks: Group = {
  title: 'Places and time',
  cases: [
    {
      id: 'S-01',
      title: `${SLOW} bodies of one client at one byte a second, to the backend`,
      severity: 'high',
      expect: 'everybody else is served',
      run: (probe, { stack }) => serveBesideSlow(probe, stack.urls.backend, ''),
    },
    {
      id: 'S-02',
      title: `${SLOW} bodies of one client at one byte a second, to the site`,
      severity: 'high',
      expect: 'everybody else is served',
      run: (probe, { stack }) => serveBesideSlow(probe, stack.urls.site, '/api'),
    },
    {
      id: 'S-03',
      title: 'Bodies and headers that never end',
      severity: 'high',
      expect: 'over within 25 s, at the site and at the backend',
      run: assertOver,
    },
    {
      id: 'S-17',
      title: 'The backend asked past the site, with made-up addresses',
      severity: 'medium',
      expect: 'counts as one client: 429',
      run: async (probe, { stack }) => {
        const statuses: number[] = [];
        for (let time = 0; time < 6; time += 1) {
          const made = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
          const answer = await probe.ask(
            {
              method: 'POST',
              path: '/newsletter/subscribe',
              headers: { 'content-type': 'application/json', 'x-forwarded-for': `${made()}, ${made()}` },
              body: JSON.stringify({ email: `past-${randomUUID()}@reader.example` }),
            },
            stack.urls.backend,
          );
          statuses.push(answer.status);
          if (answer.status >= 400) assertRefused(answer, 429);
        }
        assert.equal(statuses.at(-1), 429, `answered ${statuses.join(', ')}`);
      },
    },
    {
      id: 'S-18',
      title: 'More bodies or connections of one client than one has',
      severity: 'high',
      expect: '429 or closed, everybody else is served',
      tests: [
        'backend/src/app/tests/slow-requests.test.ts > one client has a few bodies on the way; the next gets 429, everybody else an answer',
        'backend/src/app/tests/slow-requests.test.ts > one client has a few connections; those of a proxy count for nobody',
        'host/server/intake.test.ts > takes a few bodies of one visitor at a time; everybody else is served meanwhile',
      ],
    },
    {
      id: 'S-19',
      title: 'Addresses of visitors told by somebody who is not the site',
      severity: 'high',
      expect: 'all of them count as one client',
      tests: [
        'backend/src/app/tests/site-secret.test.ts > with … all addresses are those of one client',
        'backend/src/app/tests/site-secret.test.ts > with the secret each visitor is a client, whatever the visitor claims',
      ],
    },
  ],
};
