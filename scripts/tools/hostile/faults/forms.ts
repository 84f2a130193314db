import type { Group } from '../lib/case';

const E2E = 'e2e/tests/journeys/';
const DRAFTS = `${E2E}profile/drafts.spec.ts > `;

/** What was typed, and what is sent. */
export const formFaults: Group = {
  title: 'Forms',
  cases: [
    {
      id: 'A-25',
      title: 'Offline in the middle of a form',
      severity: 'high',
      expect: 'nothing is lost, and it is sent once when the line is back',
      tests: [
        `${DRAFTS}offline in the middle: nothing is lost, and saving goes on with the connection`,
        `${E2E}public/contact.spec.ts > mistakes are named at their fields; offline nothing is lost`,
        `${E2E}auth/sign-up-network.spec.ts > offline nothing typed is lost, and back online the same form works`,
        'kit/src/form/use-form-draft.test.tsx > without a connection it waits, and is sent with what is typed by then',
      ],
    },
    {
      id: 'A-41',
      title: 'Ten clicks on Subscribe, Pay and Save',
      severity: 'high',
      expect: 'one request',
      tests: [
        `${E2E}newsletter.spec.ts > during the request the button is disabled and says so; many clicks send one request`,
        `${E2E}payment/buy.spec.ts > many clicks open one payment page, and coming back without paying changes nothing`,
        'remote-auth/src/routes/login.test.tsx > /login sends one request however often it is pressed',
      ],
    },
    {
      id: 'A-60',
      title: 'A tab that dies in the middle of a long form',
      severity: 'high',
      expect: 'the text is there again',
      tests: [
        `${DRAFTS}a tab that is killed in the middle of a word loses nothing; signing out clears it`,
        `${E2E}stats/wizard.spec.ts > a winger: attempts, units, a killed tab, a part skipped, the result on the CV and the height in the profile`,
      ],
    },
    {
      id: 'A-61',
      title: 'Two tabs, or two devices, edit the same',
      severity: 'high',
      expect: 'nothing is overwritten unseen',
      tests: [
        `${DRAFTS}two devices change the same field: nothing is overwritten unseen`,
        `${E2E}stats/weeks.spec.ts > two tabs do not overwrite each other; offline and a reload lose nothing`,
        'kit/src/save/save-versioned.test.ts > a change that started from an older revision overwrites nothing',
      ],
    },
    {
      id: 'A-62',
      title: 'An upload that breaks off',
      severity: 'medium',
      expect: 'it waits on the device and is stored with the connection; the old picture stays until then',
      tests: [
        `${E2E}profile/photo.spec.ts > without a connection a cropped photo waits on the device and is stored with it`,
      ],
    },
    {
      id: 'F-06',
      title: 'The answer to a message is lost, and it is sent again',
      severity: 'high',
      expect: 'one message; the same answer',
      tests: [
        'backend/src/lib/idempotency/answer-once.test.ts > whoever sends again because the answer was lost gets the same answer, and it happens once',
        'backend/src/lib/idempotency/answer-once.test.ts > many at once, at two instances: one message, and every other waits or reads its answer',
        'backend/src/app/tests/repeats.test.ts > each operation that changes something says what happens when it is sent again',
      ],
    },
  ],
};
