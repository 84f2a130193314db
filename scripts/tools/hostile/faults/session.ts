import type { Group } from '../lib/case';

const E2E = 'e2e/tests/journeys/';
const SIGN_OUT = `${E2E}sign-out.spec.ts > `;
const TIER = `${E2E}tier.spec.ts > `;
const REFRESH = 'shared/src/session/record/refresh-tier.test.ts > ';

/** Sessions, tabs, storage and the tier. */
export const sessionFaults: Group = {
  title: 'Session and tier',
  cases: [
    {
      id: 'A-29',
      title: 'A token that has run out when it is used',
      severity: 'high',
      expect: 'fetched anew once, the request repeated once; else a log-in',
      tests: [
        'shared/src/api/with-fresh-token.test.ts > repeats a refused request once, with its body and a fresh token',
        'shared/src/api/with-fresh-token.test.ts > does not ask a third time',
        `${REFRESH}asks once more with a fresh token when the present one has run out`,
      ],
    },
    {
      id: 'A-30',
      title: 'A session that was revoked, an account that was disabled or deleted',
      severity: 'high',
      expect: 'signed out in every tab, with nothing left behind',
      tests: [`${E2E}auth/session.spec.ts > … leaves in every tab, with nothing left behind`],
    },
    {
      id: 'A-31',
      title: 'Signing out with more tabs open',
      severity: 'high',
      expect: 'all of them sign out and forget',
      tests: [
        `${SIGN_OUT}a protected page in another tab closes when this one signs out`,
        `${SIGN_OUT}a tab that is still asking who is signed in does not undo a sign-out`,
      ],
    },
    {
      id: 'A-32',
      title: 'Another player in a second tab',
      severity: 'high',
      expect: 'the first tab shows nothing of the first player',
      tests: [`${SIGN_OUT}another player in a second tab leaves nothing of the first one in the first`],
    },
    {
      id: 'A-33',
      title: 'Signing out fails',
      severity: 'medium',
      expect: 'said, and the player stays signed in',
      tests: [`${SIGN_OUT}a sign-out that fails is told, and the player stays signed in`],
    },
    {
      id: 'A-35',
      title: 'A browser without storage',
      severity: 'medium',
      expect: 'the site works, signing in lasts for the page',
      tests: [
        'e2e/tests/security/poisoned-storage.spec.ts > without storage and cookies the site works, and signing in lasts for the page',
      ],
    },
    {
      id: 'A-36',
      title: 'Storage that throws on every write',
      severity: 'medium',
      expect: 'the same',
      tests: [
        `${E2E}auth/session.spec.ts > with storage that refuses every write a sign-in lasts for the page`,
        'shared/src/storage-keys/storage-keys.test.ts > survives a storage that throws',
      ],
    },
    {
      id: 'A-37',
      title: 'The stream of the store is silent, then comes back',
      severity: 'high',
      expect: 'the tier stays, and is right after the next look',
      tests: [
        `${TIER}a tier that changed while the network was away shows after the 30-second refresh`,
        `${TIER}with a silent stream the server is asked every 30 seconds and when the window gets the focus`,
        `${REFRESH}leaves a paid player the plan when …`,
      ],
    },
    {
      id: 'A-38',
      title: 'The rules refuse the record',
      severity: 'medium',
      expect: 'tier 0, no loop of questions',
      tests: [`${REFRESH}falls back to tier0 when …`],
    },
    {
      id: 'A-39',
      title: 'The tier changes while the tab is in the background',
      severity: 'medium',
      expect: 'right when it is looked at again',
      tests: [
        `${TIER}a tier that changed while the tab was in the background is right when it is looked at again`,
      ],
    },
    {
      id: 'A-40',
      title: 'A record that is missing, or with a tier that is none',
      severity: 'medium',
      expect: 'tier 0',
      tests: [`${TIER}an unknown tier counts as no plan`, `${TIER}without a record a player has no plan`],
    },
    {
      id: 'A-63',
      title: 'A bad service worker',
      severity: 'medium',
      expect:
        'an operator takes it away; it keeps nothing of one person, and no page of a newer release beside an older one',
      tests: [
        'e2e/tests/journeys/offline/offline-switch.spec.ts > an operator switches the worker off: the next page takes it and all it kept away, and none comes again',
        'e2e/tests/journeys/offline/offline-account.spec.ts > nobody finds anything of who was signed in before, with a connection or without',
        'e2e/tests/journeys/offline/offline-releases.spec.ts > a kept page is whole with its own release; a new one and a rollback show with the next page',
        'host/server/root-files/pages-worker.test.ts > an answer that is private is passed on and not kept',
      ],
    },
  ],
};
