import {
  deletionCancelledMail,
  deletionDoneMail,
  deletionScheduledMail,
  guardianAccountDoneMail,
  guardianAccountMail,
  guardianDeletionMail,
} from '../../features/deletion/mails/texts';
import {
  emailChangeMail,
  emailChangeNotice,
  resetPasswordMail,
  verifyEmailMail,
} from '../../features/recovery/mails/texts';
import { accountDecisionMail } from '../../features/suspension/mails/texts';
import { ADDRESS, CODE, IN_TWO_WEEKS, LINKS, OPERATOR, type Sample } from './sample';

const to = ADDRESS.player;
const places = { home: LINKS.home(), objection: LINKS.objection() };

/** Mails about an account itself. */
export const ACCOUNT_MAILS = {
  'verify-email': { to, cases: { '': verifyEmailMail(LINKS.verifyEmail(CODE)) } },
  'reset-password': { to, cases: { '': resetPasswordMail(LINKS.resetPassword(CODE)) } },
  'email-change': {
    to: 'mara.new@player.example',
    cases: { '': emailChangeMail(LINKS.changeEmail(CODE)) },
  },
  'email-change-notice': {
    to,
    cases: { '': emailChangeNotice('mara.new@player.example', LINKS.security()) },
  },
  'account-decision': {
    to,
    cases: {
      suspended: accountDecisionMail(
        {
          decision: 'suspend',
          reason: 'Two coaches told us that numbers were confirmed from an address that is not theirs.',
        },
        places,
        OPERATOR,
      ),
      restored: accountDecisionMail(
        { decision: 'restore', reason: 'The coach wrote to us and confirmed that the address is theirs.' },
        places,
        OPERATOR,
      ),
    },
  },
  'deletion-scheduled': {
    to,
    cases: {
      '': deletionScheduledMail(IN_TWO_WEEKS, LINKS.security()),
      'by a guardian': guardianDeletionMail(IN_TWO_WEEKS, LINKS.security()),
      'of a guardian': guardianAccountMail(IN_TWO_WEEKS, {
        settings: LINKS.security(),
        family: LINKS.family(),
      }),
    },
  },
  'deletion-cancelled': {
    to,
    cases: {
      '': deletionCancelledMail({ by: 'owner', isOfGuardian: false }, LINKS.security()),
      'by a guardian': deletionCancelledMail({ by: 'guardian', isOfGuardian: false }, LINKS.security()),
      'of a guardian': deletionCancelledMail({ by: 'owner', isOfGuardian: true }, LINKS.security()),
    },
  },
  'deletion-done': { to, cases: { '': deletionDoneMail(), 'of a guardian': guardianAccountDoneMail() } },
} satisfies Record<string, Sample>;
