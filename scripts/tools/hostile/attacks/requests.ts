import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { assertRefused } from '../lib/probe';
import type { Group } from '../lib/case';

const SUBSCRIBE = '/newsletter/subscribe';
const JSON_TYPE = { 'content-type': 'application/json' };
const NEWSLETTER = 'backend/src/features/newsletter/tests/';
const MAIL_EVENTS = 'backend/src/features/mail-events/tests/mail-events.test.ts > ';
const ONE_CLICK = 'backend/src/app/tests/one-click.test.ts > ';
const HOSTILE = 'backend/src/app/tests/hostile-requests.test.ts > ';
const WRITES = [SUBSCRIBE, '/contact/messages', '/payment/checkout-sessions', '/account/registration'];

/** What strangers send to the backend by way of the site. */
export const requestAttacks: Group = {
  title: 'Requests',
  cases: [
    {
      id: 'B-36',
      title: 'A form of another site posts here',
      severity: 'high',
      expect: '415 for every type a form can send, 403 for a fetch across sites',
      http: async ({ api }) => {
        for (const path of WRITES) {
          for (const type of [
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
          ]) {
            const headers = { 'content-type': type, origin: 'https://evil.example' };
            assertRefused(await api({ method: 'POST', path, headers, body: 'email=a@b.cd' }), 415);
          }
          const headers = { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' };
          assertRefused(await api({ method: 'POST', path, headers, body: '{}' }), 403);
        }
      },
    },
    {
      id: 'B-37',
      title: 'Another origin reads answers',
      severity: 'high',
      expect: 'no CORS header for any look-alike, Vary: Origin, preflight without permission',
      http: async ({ api, site }) => {
        const port = new URL(site).port;
        const origins = [
          'https://evil.example',
          'null',
          `http://localhost.evil.example:${port}`,
          `http://evil-localhost:${port}`,
          'http://localhost:1',
        ];
        for (const origin of origins) {
          const read = await api({ path: '/payment/pricing?country_code=DE', headers: { origin } });
          assert.equal(read.headers['access-control-allow-origin'], undefined);
          assert.match(read.headers['vary'] ?? '', /origin/i);
          const asked = { origin, 'access-control-request-method': 'POST' };
          const preflight = await api({ method: 'OPTIONS', path: SUBSCRIBE, headers: asked });
          assert.equal(preflight.headers['access-control-allow-origin'], undefined);
          assert.equal(preflight.headers['access-control-allow-methods'], undefined);
        }
      },
    },
    {
      id: 'B-38',
      title: 'Methods that are not there',
      severity: 'low',
      expect: '405 and Allow',
      http: async ({ api }) => {
        for (const method of ['PUT', 'GET', 'DELETE', 'PATCH']) {
          const answer = await api({ method, path: SUBSCRIBE });
          assertRefused(answer, 405);
          assert.match(answer.headers.allow ?? '', /\bPOST\b/);
        }
      },
    },
    {
      id: 'B-40',
      title: 'A flood from one client, a flood to one address',
      severity: 'high',
      expect:
        '429 and Retry-After from the sixth in a minute; the fourth to an address in an hour has no effect',
      http: async ({ post }) => {
        const client = { 'x-forwarded-for': `198.51.100.${randomInt(1, 255)}` };
        const email = () => `flood-${randomUUID()}@reader.example`;
        const statuses: number[] = [];
        for (let time = 0; time < 6; time += 1) {
          const answer = await post(SUBSCRIBE, { email: email() }, client);
          statuses.push(answer.status);
          if (answer.status === 429) assert.match(answer.headers['retry-after'] ?? '', /^\d+$/);
        }
        assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
      },
    },
    {
      id: 'B-42',
      title: 'A forged X-Forwarded-For to get around limits',
      severity: 'high',
      expect: 'counts as the same client: 429',
      http: async ({ post }) => {
        const client = `198.51.101.${randomInt(1, 255)}`;
        const statuses: number[] = [];
        for (let time = 0; time < 6; time += 1) {
          const forged = `${randomInt(1, 224)}.1.2.3, ${client}`;
          const email = `forged-${randomUUID()}@reader.example`;
          statuses.push((await post(SUBSCRIBE, { email }, { 'x-forwarded-for': forged })).status);
        }
        assert.equal(statuses.at(-1), 429, `answered ${statuses.join(', ')}`);
      },
    },
    {
      id: 'B-44',
      title: '10 MB, a compressed bomb, 100,000 levels, invalid UTF-8, a key twice',
      severity: 'high',
      expect: '413, 415 or 400',
      http: async ({ api }) => {
        const refuse = async (status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
          assertRefused(
            await api({ method: 'POST', path: SUBSCRIBE, headers: { ...JSON_TYPE, ...headers }, body }),
            status,
          );
        await refuse(413, Buffer.alloc(10_000_000, 32));
        await refuse(413, JSON.stringify({ email: `${'a'.repeat(4090)}@b.cd` }));
        await refuse(415, gzipSync(Buffer.alloc(1_000_000)), { 'content-encoding': 'gzip' });
        await refuse(413, '['.repeat(100_000) + ']'.repeat(100_000));
        await refuse(400, '['.repeat(2000) + ']'.repeat(2000));
        await refuse(400, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
        await refuse(400, '{"email":"a@b.cd","\\u0065mail":"c@d.ef"}');
      },
    },
    {
      id: 'B-45',
      title: '__proto__ and constructor.prototype in body and query',
      severity: 'high',
      expect: '400, and the next request is answered as before',
      http: async ({ api, post }) => {
        for (const body of [
          '{"email":"a@b.cd","__proto__":{"x":1}}',
          '{"constructor":{"prototype":{"x":1}}}',
        ])
          assertRefused(await api({ method: 'POST', path: SUBSCRIBE, headers: JSON_TYPE, body }), 400);
        for (const query of ['__proto__=GB', 'country_code[__proto__]=GB', 'constructor.prototype.x=1'])
          assertRefused(await api({ path: `/payment/pricing?${query}` }), 400);
        assert.equal((await post(SUBSCRIBE, { email: `after-${randomUUID()}@reader.example` })).status, 200);
      },
    },
    {
      id: 'B-39',
      title: 'Finding out whether an address is known to the digest',
      severity: 'medium',
      expect: 'the same status and body for all; how long it takes is measured by npm run load -- newsletter',
      tests: [
        `${NEWSLETTER}routes.test.ts > new, pending and confirmed addresses get the same answer, and confirmed stays confirmed`,
        `${NEWSLETTER}double-opt-in.test.ts > leaving by address answers the same for everybody and only sends a link`,
      ],
    },
    {
      id: 'B-41',
      title: 'Line breaks, escapes and separators in an address',
      severity: 'high',
      expect: '400',
      tests: [
        `${HOSTILE}a header injection is refused with 400`,
        `${HOSTILE}a percent-encoded line feed is refused with 400`,
        `${HOSTILE}a Unicode line separator is refused with 400`,
        `${HOSTILE}two addresses is refused with 400`,
      ],
    },
    {
      id: 'B-43',
      title: 'Unsubscribing strangers, or by opening a link',
      severity: 'medium',
      expect: '404 for made-up tokens; opening changes nothing, only the press or the one-click form does',
      tests: [
        'backend/src/features/newsletter/unsubscribe-token.test.ts > a token … is none',
        `${NEWSLETTER}double-opt-in.test.ts > opening the unsubscribe link ends nothing, the button does, at once and twice too`,
        `${NEWSLETTER}double-opt-in.test.ts > a mail program unsubscribes by the one-click form, and by nothing else`,
        `${ONE_CLICK}a form with … ends nothing: 400`,
        `${ONE_CLICK}made-up links of one client are answered with 404, and beyond 300 a minute with 429`,
      ],
    },
    {
      id: 'S-75',
      title: 'Made-up or repeated events of the mail service, to keep mails from somebody',
      severity: 'high',
      expect: '404 where no service is set up; 400 for a wrong or old signature; each event counts once',
      tests: [
        `${MAIL_EVENTS}…: a wrong, missing or old signature, or another body: 400`,
        `${MAIL_EVENTS}one service sends as much as it has to tell, and only what is not signed is counted`,
        `${MAIL_EVENTS}an event counts once, sent again one after the other, at once, or in another batch`,
        `${MAIL_EVENTS}a batch of many events is taken, too many or too much are refused: 413`,
        `${MAIL_EVENTS}a service that is not known, or not set up, is not there: 404`,
      ],
    },
    {
      id: 'B-70',
      title: 'A failure on our side',
      severity: 'medium',
      expect: 'a problem with a request id and nothing else',
      tests: [
        'backend/src/app/tests/answers.test.ts > a failure on our side is a bare 500 with a request id that the log knows',
      ],
    },
    {
      id: 'B-71',
      title: 'Forged lines and addresses in the log',
      severity: 'medium',
      expect: 'neither line breaks, addresses nor tokens',
      tests: [
        'backend/src/app/tests/logging.test.ts > line breaks cannot forge a log entry',
        'backend/src/app/tests/logging.test.ts > the log names route, status and request id, and nobody',
        'backend/src/app/tests/logging.test.ts > … in the place of ids reach neither log nor answer',
        'backend/src/features/contact/tests/routes.test.ts > nothing that was written is in the log',
        'host/server/trace.test.ts > makes its own in place of hostile ones, and where there are none',
        'shared/src/utils/trace.test.ts > whatever is sent, only ids of hex digits come of it, for the log and for the next server',
      ],
    },
  ],
};
