import type { Group } from '../lib/case';

const TESTS = 'backend/src/features/contact-requests/tests/';
const ATTACKS = `${TESTS}attacks.test.ts > `;
const EVASION = `${TESTS}evasion.test.ts > `;
const LEAVING = `${TESTS}leaving.test.ts > `;
const STORY = `${TESTS}story.test.ts > `;
const RECEIPTS = 'backend/src/features/contact/tests/routes.test.ts > ';

/** Whoever writes to players, or in the name of others. */
export const contactAttacks: Group = {
  title: 'Messages to players and to us',
  cases: [
    {
      id: 'S-30',
      title: 'A link, an address or a number in a text to a player',
      severity: 'high',
      expect: '422 at the field',
      tests: [`${ATTACKS}an address in the … is refused at its field`],
    },
    {
      id: 'S-31',
      title: 'An agent writes about a minor',
      severity: 'high',
      expect: 'refused, nothing is kept',
      tests: [`${ATTACKS}what is no request is refused, an agent only about a minor, and nothing is kept`],
    },
    {
      id: 'S-32',
      title: 'A program fills the form',
      severity: 'medium',
      expect: 'the answer a person gets, nothing is sent',
      tests: [`${ATTACKS}a program gets the answer of a person, and no mail goes out`],
    },
    {
      id: 'S-33',
      title: 'Requests as a flood: household, link, player, mailbox, receiver',
      severity: 'high',
      expect: '429, without effect, held, or 409',
      tests: [
        `${ATTACKS}a flood stops: by household, link, player and altogether, with the time to wait`,
        `${ATTACKS}a mailbox that is written to in a stranger’s name gets five mails a day, however it is spelled`,
        `${ATTACKS}a player gets one request of a writer in a week; beyond five a day somebody looks first`,
        `${EVASION}five a day are for a guardian, whatever the number of children`,
      ],
    },
    {
      id: 'S-34',
      title: 'Somebody who was blocked comes back with another mailbox',
      severity: 'high',
      expect: 'a person reads it first',
      tests: [
        `${EVASION}who was blocked and comes back with another mailbox of the same domain is read by a person first`,
      ],
    },
    {
      id: 'S-35',
      title: 'The guardian’s mailbox becomes the child’s',
      severity: 'high',
      expect: 'passed on to nobody',
      tests: [`${EVASION}a guardian whose mailbox has become the child’s gets nothing more`],
    },
    {
      id: 'S-36',
      title: 'Many answers to one request at once',
      severity: 'medium',
      expect: 'one counts',
      tests: [`${EVASION}of many answers at once one counts`],
    },
    {
      id: 'S-37',
      title: 'Markup, line breaks and hidden signs, or words put into the mouth of the receiver',
      severity: 'high',
      expect: 'text, in one line, without them',
      tests: [
        `${EVASION}markup, line breaks, hidden signs and halves of signs reach nobody as such`,
        `${EVASION}no writer can put words into the receiver’s mouth`,
      ],
    },
    {
      id: 'S-38',
      title: 'The links of a request opened by a scanner, guessed, or used by another site',
      severity: 'high',
      expect: 'nothing is changed',
      tests: [
        `${EVASION}no other site and no form acts by a link`,
        `${ATTACKS}guesses and other links answer nothing`,
      ],
    },
    {
      id: 'S-39',
      title:
        'A request whose link has ended, whose consent was withdrawn, whose player is suspended, deleted or 18 meanwhile',
      severity: 'high',
      expect: 'nothing is passed on',
      tests: [
        `${ATTACKS}nothing is passed on once …`,
        `${STORY}once the player is 18 the guardian’s links say so and change nothing`,
      ],
    },
    {
      id: 'S-40',
      title: 'Blocks or a report taken away by leaving, or by naming the same guardian',
      severity: 'high',
      expect: 'they stay',
      tests: [
        `${LEAVING}no stranger’s child that names the same guardian takes the guardian’s blocks away`,
        `${LEAVING}a child that leaves does not take a report along, only what tells whose it was`,
      ],
    },
    {
      id: 'S-41',
      title: 'Finding out by a request whether one is blocked',
      severity: 'medium',
      expect: 'the same answer',
      tests: [
        `${STORY}a no is told to nobody, and a block holds for the guardian’s other children and when they are 18`,
      ],
    },
    {
      id: 'S-42',
      title: 'The contact form as a way to send mails to strangers',
      severity: 'medium',
      expect: 'three receipts an hour, without a word of the message',
      tests: [
        `${RECEIPTS}one address gets three receipts an hour; its messages still arrive`,
        `${RECEIPTS}a receipt says nothing of what was written, so that nobody sends words to strangers through it`,
      ],
    },
    {
      id: 'S-43',
      title: 'The contact form flooded by one or by many',
      severity: 'medium',
      expect: '429, told openly',
      tests: [
        `${RECEIPTS}the sixth message of a client within a minute is told when to come back`,
        `${RECEIPTS}when all senders have used up the hour, a message is refused openly and not kept`,
      ],
    },
  ],
};
