import assert from 'node:assert/strict';
import { signInByForm, visit, withBrowser } from '../lib/browser';
import type { Group } from '../lib/case';

const E2E = 'e2e/tests/';
const HINT = 'shared/src/session/hint/user-hint.test.ts > ';
const POISONED = `${E2E}security/poisoned-storage.spec.ts > `;
const OVERRIDE = `${E2E}security/override.spec.ts > `;
const PREVIEW = 'host/server/preview/preview.test.ts > ';
const LINK = 'registry/src/preview/preview-link.test.ts > ';

/** What the browser keeps, and who may run there. */
export const sessionAttacks: Group = {
  title: 'Session and scripts',
  cases: [
    {
      id: 'B-57',
      title: 'A stored user who claims a plan, is nonsense or 5 MB long',
      severity: 'high',
      expect: 'removed or ignored; it grants nothing and breaks nothing',
      tests: [
        `${POISONED}a stored user grants nothing and breaks nothing`,
        `${POISONED}poisoned caches of a signed-in player break nothing`,
        `${HINT}removes …`,
      ],
    },
    {
      id: 'B-58',
      title: 'An injected script reads the session',
      severity: 'high',
      expect: 'accepted: see the threat model; the policy keeps scripts out',
      tests: [
        `${E2E}security/headers.spec.ts > scripts come from this site alone: nothing inline, nothing evaluated`,
      ],
    },
    {
      id: 'B-59',
      title: 'Data that stay after signing out',
      severity: 'high',
      expect: 'everything personal is gone, in every tab',
      tests: [
        'shared/src/storage-keys/storage-keys.test.ts > clears every entry of device and tab that is not known to be about nobody',
        `${E2E}journeys/sign-out.spec.ts > sign-out clears the device, leads to the login page and says so once`,
        `${E2E}journeys/sign-out.spec.ts > a tab that was elsewhere during the sign-out keeps nothing for the next player`,
      ],
    },
    {
      id: 'B-62',
      title: 'A message of another window',
      severity: 'medium',
      expect: 'nobody listens for one',
      tests: [
        `${E2E}journeys/auth/google.spec.ts > an answer nobody asked for signs nobody in`,
        `${E2E}journeys/auth/google.spec.ts > answers that are not to the question sign nobody in`,
      ],
    },
    {
      id: 'B-63',
      title: 'A remote that poisons the bus',
      severity: 'medium',
      expect: 'events are frozen copies and typed; the session is not on the bus',
      tests: [
        'shared/src/events/event-bus.test.ts > event bus hands out a frozen copy',
        'shared/src/events/event-bus.test.ts > event bus goes on after a handler that throws, and surfaces its error',
      ],
    },
    {
      id: 'B-64',
      title: 'A remote of another machine by an override in the address',
      severity: 'high',
      expect: 'never taken in production, nor from another machine',
      tests: [
        `${OVERRIDE}in production no override counts`,
        `${OVERRIDE}a remote is never taken from another machine`,
        'host/server/compose/overrides.test.ts > overrides ignores them in production',
      ],
    },
    {
      id: 'S-96',
      title: 'A preview link that is over, altered, of another team, or opened in production',
      severity: 'high',
      expect:
        'the site as usual, with a sentence that says why; in production no link and no cookie is looked at',
      tests: [
        `${PREVIEW}a link … is answered with a sentence and the site as usual`,
        `${PREVIEW}in production a link shows nothing, from the address or a cookie`,
        `${PREVIEW}keeps the rest of the address, and never leads to another host`,
        `${PREVIEW}repeats nothing of a link that is no text of ours`,
        `${PREVIEW}shows no release that takes a page of another remote`,
        `${LINK}is valid for seven days at most, whatever it says`,
        `${LINK}is refused when another team signed it, and for an id that nobody owns`,
        `${LINK}ends with the key that signed it`,
        `${LINK}takes no signature that was made for something else`,
        `${LINK}is refused for any text, and for any change of a genuine one`,
      ],
    },
    {
      id: 'B-67',
      title: 'A script address as a text',
      severity: 'high',
      expect: 'only addresses of release folders become scripts',
      tests: [
        'host/src/boot/trusted-script-urls.test.ts > https://evil.example/remotes/x.js: false',
        'host/src/boot/trusted-script-urls.test.ts > data:text/javascript,alert(1): false',
        `${E2E}security/headers.spec.ts > scripts come from this site alone: nothing inline, nothing evaluated`,
      ],
    },
    {
      id: 'B-74',
      title: 'Finding out by sign-up or reset who has an account',
      severity: 'high',
      expect: 'the same answer for all',
      tests: [
        `${E2E}journeys/auth/recovery.spec.ts > known and unknown addresses get the same answer, and only the known one a mail`,
        'backend/src/features/recovery/tests/routes.test.ts > known and unknown addresses get the same answer, and only the known one a mail',
        'scripts/local/emulators/rules-enforced.test.ts > the emulators of the test run do not tell whether an address has an account',
      ],
    },
    {
      id: 'B-75',
      title: 'A short or common password, one of 64 characters, a pasted one',
      severity: 'medium',
      expect: 'the first two refused, the others taken',
      tests: [
        'kit/src/password/password-rule.test.ts > passwordProblem measures the length of …',
        'kit/src/password/password-rule.test.ts > passwordProblem finds … easy to guess',
        `${E2E}journeys/auth/sign-up.spec.ts > a pasted password of 64 characters works from then on`,
        `${E2E}journeys/auth/sign-up-fields.spec.ts > one of the most common passwords is refused before an account is made`,
      ],
    },
    {
      id: 'S-15',
      title: 'What stays on the device after signing out',
      severity: 'low',
      expect: 'nothing that names the player, their pages or their pictures',
      run: ({ site, note }) =>
        withBrowser(async ({ page }) => {
          await signInByForm(page, site, 'mara.demo@skora.example');
          await visit(page, `${site}/profile/myprofile`);
          await page.waitForTimeout(2000);
          await page.getByRole('button', { name: /^Hi, / }).click();
          await page.getByRole('button', { name: 'Logout' }).click();
          await page.waitForURL('**/login');
          await page.waitForTimeout(2000);
          const left = await page.evaluate(() => [
            ...Object.keys(localStorage),
            ...Object.keys(sessionStorage),
          ]);
          note(`left: ${left.join(', ') || 'nothing'}`);
          assert.deepEqual(
            left.filter((key) => /^user|demo-mara|previousLocation|draft/i.test(key)),
            [],
          );
        }),
    },
  ],
};
