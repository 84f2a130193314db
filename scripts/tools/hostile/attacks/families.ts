import type { Group } from '../lib/case';

const FAMILY = 'backend/src/features/family/tests/';
const ATTACKS = `${FAMILY}attacks.test.ts > `;
const SHARING = 'backend/src/features/sharing/tests/';
const ACCOUNT_GUARDIAN = `${SHARING}account-guardian.test.ts > `;
const MINORS = `${SHARING}minors.test.ts > `;
const GUARDIAN = 'backend/src/features/guardian/tests/routes.test.ts > ';
const CONFIRMATION = 'backend/src/features/confirmation/tests/';

/** Whoever wants to decide for a child, or be a coach. */
export const familyAttacks: Group = {
  title: 'Guardians and coaches',
  cases: [
    {
      id: 'S-50',
      title: 'A guardian’s account looks for other people’s children by guessed uids',
      severity: 'high',
      expect: '404 or 403, nothing told',
      tests: [
        `${ATTACKS}a stranger with a guardian’s account sees nothing of a child and changes nothing, however the uid was guessed`,
        `${ATTACKS}an address nobody has proven opens nothing`,
      ],
    },
    {
      id: 'S-51',
      title: 'An address that is alike, or was the guardian’s once',
      severity: 'high',
      expect: 'no guardian',
      tests: [
        `${ATTACKS}the same mailbox as … is no guardian`,
        `${ATTACKS}who moves to another address loses the children, and nobody gains them by an alike one`,
      ],
    },
    {
      id: 'S-52',
      title: 'A child takes over the guardian’s mailbox',
      severity: 'high',
      expect: 'decides nothing',
      tests: [
        `${ATTACKS}a child who takes over the guardian’s mailbox, or has it with a tag, decides nothing`,
      ],
    },
    {
      id: 'S-53',
      title: 'A stranger whose address a child gave by mistake',
      severity: 'high',
      expect: 'the question alone',
      tests: [
        `${ATTACKS}a stranger whose address a child gave by mistake sees the question and nothing else`,
      ],
    },
    {
      id: 'S-54',
      title: 'Who agreed to sharing only asks for the data or the deletion',
      severity: 'high',
      expect: '404',
      tests: [
        `${ATTACKS}who agreed to sharing has no right to the data, nor to delete`,
        `${ATTACKS}beside who agreed to the account nobody counts, also with an agreement to sharing of another`,
      ],
    },
    {
      id: 'S-55',
      title: 'A guardian from the 18th birthday on',
      severity: 'high',
      expect: 'sees and decides nothing',
      tests: [`${ATTACKS}from 18 on a guardian sees and decides nothing`],
    },
    {
      id: 'S-56',
      title: 'Messages to a child agreed to by the player, a stranger or another guardian',
      severity: 'high',
      expect: '403 or 404, nothing stored',
      tests: [
        `${FAMILY}push.test.ts > the player, a stranger, the guardian of another child and a suspended one agree to nothing`,
      ],
    },
    {
      id: 'S-57',
      title: 'A link of a child ended by somebody else',
      severity: 'medium',
      expect: '404 or 403, the link works',
      tests: [
        `${FAMILY}share-links.test.ts > nobody else ends it: a stranger, a guardian by invitation, the guardian of another child, the player here`,
      ],
    },
    {
      id: 'S-58',
      title: 'Finding out by an invitation who has an account',
      severity: 'medium',
      expect: 'nothing told',
      tests: [
        `${FAMILY}links.test.ts > an invitation tells nobody who has an account, and reaches nobody it should not`,
      ],
    },
    {
      id: 'S-149',
      title: 'A stranger’s invitation in place of the one that a player is reading',
      severity: 'high',
      expect: '409, linked with nobody',
      tests: [
        `${FAMILY}links.test.ts > an answer counts for the invitation that was read, and for no later one`,
      ],
    },
    {
      id: 'S-59',
      title: 'An own mailbox named as guardian of sharing beside the account’s',
      severity: 'high',
      expect: '422, no mail',
      tests: [
        `${ACCOUNT_GUARDIAN}who agreed to the account is asked about sharing, and no other address, however the own one is spelled`,
        `${ACCOUNT_GUARDIAN}two requests at once reach the guardian alone`,
        `${ACCOUNT_GUARDIAN}an own mailbox that agreed to sharing counts for nothing once the guardian agrees to the account`,
      ],
    },
    {
      id: 'S-60',
      title: 'A minor shares before a guardian has agreed, or after the guardian withdrew',
      severity: 'high',
      expect: 'nothing is shown, every link ends',
      tests: [
        `${MINORS}a minor shares nothing before a guardian has agreed, and nothing public even then`,
        `${MINORS}a minor loses every link when the guardian withdraws, also after a new agreement`,
      ],
    },
    {
      id: 'S-61',
      title: 'A guardian’s link used twice at once, too old, or for something else',
      severity: 'high',
      expect: 'it decides once, and only what it is for',
      tests: [
        `${GUARDIAN}a link decides once, also when it is used twice at the same time`,
        `${GUARDIAN}a link works for seven days, and asking again gives a new one`,
        `${GUARDIAN}a link does only what it is for`,
      ],
    },
    {
      id: 'S-62',
      title: 'The store is read by somebody who should not',
      severity: 'high',
      expect: 'no token is in it, only hashes',
      tests: [
        `${GUARDIAN}the store knows no token, only hashes`,
        `${SHARING}routes.test.ts > a link rests in the store as a hash that opens nothing`,
      ],
    },
    {
      id: 'S-63',
      title: 'A number confirmed by its own player, or changed while the coach looks at it',
      severity: 'high',
      expect: 'refused; what changed cannot be confirmed',
      tests: [
        `${CONFIRMATION}requests.test.ts > nobody asks himself or herself: neither by an address with a plus nor in capitals`,
        `${CONFIRMATION}decision.test.ts > what changed meanwhile is shown as changed and cannot be confirmed`,
      ],
    },
    {
      id: 'S-64',
      title: 'Scheduled tasks started by a stranger who guesses the secret',
      severity: 'high',
      expect: '401, then 429',
      tests: [
        'backend/src/features/tasks/tests/routes.test.ts > without a configured secret nobody runs tasks, and guesses are limited',
      ],
    },
    {
      id: 'S-65',
      title: 'Bytes that are no HTTP, headers of 20 kB',
      severity: 'medium',
      expect: '400, 431',
      tests: [
        'backend/src/app/tests/answers.test.ts > bytes that are no HTTP are answered with a problem',
        'backend/src/app/tests/answers.test.ts > oversized headers are answered with 431',
      ],
    },
    {
      id: 'S-66',
      title: 'Cards tried out',
      severity: 'high',
      expect: '429',
      tests: ['backend/src/features/payment/tests/checkout.test.ts > trying out cards is slowed down'],
    },
  ],
};
