import assert from 'node:assert/strict';
import type { Group } from '../lib/case';

const FORMS = 'host/server/forms/tests/';
const ATTACKS = `${FORMS}attacks.test.ts > `;
const ANSWERS = `${FORMS}answers.test.ts > `;
const LINKS = `${FORMS}links.test.ts > `;

/** Whoever posts to the forms that work without JavaScript. */
export const formAttacks: Group = {
  title: 'Forms without JavaScript',
  cases: [
    {
      id: 'S-140',
      title: 'Another site lets its visitors send a form',
      severity: 'high',
      expect: '403, a page, and the backend is not asked',
      tests: [`${ATTACKS}a form that … sends is refused with a page, and the backend is not asked`],
    },
    {
      id: 'S-141',
      title: '100 fields, a field twice, a field of no form, a body of 25 KB',
      severity: 'medium',
      expect: '400 or 413, a page, and the backend is not asked',
      tests: [`${ATTACKS}a form of … is refused with a page`],
    },
    {
      id: 'S-142',
      title: 'A form as JSON, text or parts',
      severity: 'medium',
      expect: '415, a page',
      tests: [`${ATTACKS}a form as … is refused with a page: 415`],
    },
    {
      id: 'S-143',
      title: 'A form that is none, and a form posted to a page',
      severity: 'low',
      expect: '404 or 405, a page that repeats nothing of it',
      tests: [
        `${ATTACKS}there is no form named …: 404, and the name is not in the page`,
        `${ATTACKS}a form posted to a page gets a page that says what it needs: 405`,
      ],
    },
    {
      id: 'S-144',
      title: 'Markup in fields, and in what the backend answers',
      severity: 'high',
      expect: 'text; the page runs no script whatever is in it',
      tests: [
        `${ANSWERS}HTML in fields is text in the answered page`,
        `${ANSWERS}what the backend says is escaped too, and no header is made of it`,
        `${ANSWERS}the answer runs no script, and says so in its policy`,
        `${LINKS}a form whose question nobody knows keeps all that was sent for one more press`,
      ],
    },
    {
      id: 'S-145',
      title: 'The secret of a link that is the path of another operation',
      severity: 'high',
      expect: '404, and the backend is not asked',
      tests: [`${ATTACKS}a link’s secret cannot lead to another operation: …`],
    },
    {
      id: 'S-146',
      title: 'Line breaks and addresses in fields',
      severity: 'medium',
      expect: 'no header of them, no redirect',
      tests: [`${ATTACKS}what is typed makes no header and leads nowhere`],
    },
    {
      id: 'S-147',
      title: 'A flood of forms',
      severity: 'medium',
      expect: '429 with Retry-After after 60 in a minute',
      tests: [`${ATTACKS}60 forms a minute are taken of a client; the next gets a page that says when`],
    },
    {
      id: 'S-148',
      title:
        'A form with markup is posted from another site, as another type, and to the page of a dead link',
      severity: 'high',
      expect: 'a page with a status that fits, which keeps no copy and allows no script',
      http: async ({ ask }) => {
        const body = new URLSearchParams({ email: '<script>alert(7)</script>', token: 'made-up' }).toString();
        const own = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
        const posts: [name: string, status: number, headers: Record<string, string>][] = [
          ['newsletter', 403, { ...own, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
          ['newsletter', 415, { ...own, 'content-type': 'application/json' }],
          ['newsletter', 400, own],
          ['coach-decision', 404, own],
          ['guardian-decision', 404, own],
          ['weekly-email', 404, own],
          ['__proto__', 404, own],
        ];
        for (const [name, status, headers] of posts) {
          const answer = await ask({ method: 'POST', path: `/forms/${name}`, headers, body });
          assert.equal(answer.status, status);
          assert.match(answer.headers['content-type'] ?? '', /^text\/html/);
          assert.equal(answer.headers['cache-control'], 'no-store');
          assert.match(String(answer.headers['content-security-policy']), /^default-src 'none';.*; sandbox /);
          assert.doesNotMatch(answer.text, /<script/);
        }
      },
    },
  ],
};
