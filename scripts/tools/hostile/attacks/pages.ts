import assert from 'node:assert/strict';
import type { Group } from '../lib/case';

const AUTH_ACTION = 'remote-auth/src/features/auth-action/action-target.test.ts > actionTarget ';
const E2E = 'e2e/tests/';
const HEADERS = `${E2E}security/headers.spec.ts > `;
const RULES = 'backend/rules/tests/';
const SITE = 'host/server/create-site.test.ts > ';

/** Links, names, texts and addresses that pages are led by. */
export const pageAttacks: Group = {
  title: 'Links, texts and pages',
  cases: [
    {
      id: 'B-26',
      title: 'A link of a mail whose code is the address of another site',
      severity: 'high',
      expect: 'the page of this site, with the code as a value',
      tests: [
        `${AUTH_ACTION}stays on this site whatever the code is…`,
        `${E2E}journeys/auth-action.spec.ts > a link of a mail leads to the page that uses its code, on this site`,
      ],
    },
    {
      id: 'B-27',
      title: 'A link of a mail with a mode twice, an unknown one, or one of the prototype',
      severity: 'medium',
      expect: 'home',
      tests: [
        `${AUTH_ACTION}sends ?mode=verifyEmail&mode=resetPassword&oobCode=abc home`,
        `${AUTH_ACTION}sends ?mode=__proto__&oobCode=abc home`,
        `${AUTH_ACTION}sends ?mode=toString&oobCode=abc home`,
        `${AUTH_ACTION}sends ?mode=resetPassword&oobCode= home`,
        `${E2E}journeys/auth-action.spec.ts > any other link leads home`,
      ],
    },
    {
      id: 'B-28',
      title: 'A link of a mail with continueUrl to another site',
      severity: 'medium',
      expect: 'ignored',
      tests: [`${AUTH_ACTION}ignores continueUrl and every other parameter`],
    },
    {
      id: 'B-29',
      title: 'A code of a mail is used twice, is too old, or leaks by the address',
      severity: 'high',
      expect: 'the same words for all, the code is out of the address at once, and goes to nobody else',
      tests: [
        `${E2E}journeys/auth/recovery.spec.ts > the link of the mail sets a new password, once, and ends the other sessions`,
        `${E2E}journeys/auth/recovery.spec.ts > the code of a mail leaves the address, stays here and goes to nobody else`,
        `${E2E}journeys/auth/action-codes.spec.ts > /reset-password explains codes…`,
      ],
    },
    {
      id: 'B-30',
      title: 'A remembered page that is another site or a script',
      severity: 'high',
      expect: 'home',
      tests: [
        'host/src/navigation/previous-location.test.ts > goes home instead of…',
        `${E2E}journeys/previous-location.spec.ts > a remembered page that is none of ours leads nowhere else`,
      ],
    },
    {
      id: 'B-31',
      title: 'A name that is markup, turns the direction, is 10 kB long or has no width',
      severity: 'high',
      expect: 'text, cut by characters; none of it is stored',
      tests: [
        `${E2E}journeys/header.spec.ts > the greeting shows two words at most and cuts long ones; a name is never markup`,
        'remote-layout/src/features/header/account/account-menu.test.tsx > greets…',
        `${RULES}profiles.test.ts > a profile with a reading direction mark is refused`,
      ],
    },
    {
      id: 'B-32',
      title: 'A profile picture that is a script, a page or a tracker',
      severity: 'high',
      expect: 'the default picture; only addresses of our store are shown',
      tests: [
        'shared/src/ui/avatar/avatar.test.tsx > a picture that fails gives way to the silhouette, and a new one gets its chance',
        `${E2E}journeys/profile-picture.spec.ts > a picture that cannot be fetched falls back to the default avatar, silently`,
        `${E2E}security/headers.spec.ts > scripts come from this site alone…`,
      ],
    },
    {
      id: 'B-34',
      title: 'Markup in the address of a page',
      severity: 'high',
      expect: 'never in the page',
      http: async ({ ask }) => {
        for (const path of ['/pricing-plans', '/blog', '/login', '/academies', '/cv/x', '/nowhere']) {
          for (const mark of ['<svg/onload=alert(7)>', '"><script>alert(7)</script>', "'-alert(7)-'"]) {
            const { text } = await ask({
              path: `${path}?plan=${encodeURIComponent(mark)}&q=${encodeURIComponent(mark)}`,
            });
            assert.doesNotMatch(text, /alert\(7\)/);
          }
        }
      },
    },
    {
      id: 'B-35',
      title: 'Text that ends a block of data in the page',
      severity: 'high',
      expect: 'cannot be left by its own text',
      tests: [
        'host/server/listed-pages.test.ts > structured data cannot be left by its own text',
        'host/server/runtime-head/runtime-head.test.ts > escapes what the backend says',
      ],
    },
    {
      id: 'B-60',
      title: 'The site in the frame of another',
      severity: 'high',
      expect: 'frame-ancestors ‘none’ on every answer',
      tests: [`${HEADERS}every answer carries the protective headers, errors included`],
    },
    {
      id: 'B-61',
      title: 'A window that keeps hold of ours',
      severity: 'low',
      expect: 'Cross-Origin-Opener-Policy: same-origin',
      tests: [`${HEADERS}every answer carries the protective headers, errors included`],
    },
    {
      id: 'B-66',
      title: 'A script or eval that was injected',
      severity: 'high',
      expect: 'the policy has no inline script, no eval, and files of this site only',
      tests: [
        `${HEADERS}scripts come from this site alone: nothing inline, nothing evaluated`,
        `${SITE}composed pages allows exactly its inline styles and no inline script`,
      ],
    },
    {
      id: 'B-68',
      title: 'A page asked for as a file of style, a file that is missing',
      severity: 'medium',
      expect: '404, never a page',
      tests: [`${HEADERS}a missing file is a 404 and never a page`],
    },
    {
      id: 'B-69',
      title: 'An answer without protective headers',
      severity: 'medium',
      expect: 'HSTS, nosniff, Referrer-Policy and Permissions-Policy on all, errors too',
      tests: [`${HEADERS}every answer carries the protective headers, errors included`],
    },
    {
      id: 'B-76',
      title: 'A protected page, signed out',
      severity: 'high',
      expect: 'nothing of it in any frame, nor from the server',
      tests: [
        `${E2E}journeys/guards.spec.ts > a protected page sends a signed-out visitor to the login page, with one toast, and shows nothing of itself in any frame`,
        `${E2E}journeys/guards.spec.ts > the server sends nothing of a protected page`,
      ],
    },
  ],
};
