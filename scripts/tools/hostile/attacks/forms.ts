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
  ],
};
