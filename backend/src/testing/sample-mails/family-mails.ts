import { inviteGuardianMail, invitePlayerMail, linkedMail } from '../../features/family/mails/texts';
import { childOfAgeMail, decidedAloneMail, ofAgeMail } from '../../features/guardian/mails/of-age-texts';
import { pushConfirmationMail, pushDecisionMail } from '../../features/guardian/mails/push-texts';
import {
  showcaseConfirmationMail,
  showcaseDecisionMail,
  showcaseRequestMail,
} from '../../features/guardian/mails/showcase-texts';
import {
  guardianConfirmationMail,
  guardianDecisionMail,
  guardianRequestMail,
  publishConfirmationMail,
  publishDecisionMail,
  publishRequestMail,
} from '../../features/guardian/mails/texts';
import { placeEndedMail, showcasePlaceMail } from '../../features/showcases/mails/texts';
import { ADDRESS, CHILD, IN_TWO_DAYS, LINKS, TOKEN, type Sample } from './sample';

const { player, parent } = ADDRESS;
const page = LINKS.guardian(TOKEN);

const EVENT = {
  title: 'Demo spring showcase',
  venue: 'Campo Inventado (fictional)',
  city: 'Lisbon',
  timeZone: 'Europe/Lisbon',
  startsAt: Date.UTC(2027, 2, 13, 10, 0),
};

/** Mails between a player and a parent or guardian, and about what needs an agreement. */
export const FAMILY_MAILS = {
  'guardian-request': { to: parent, cases: { '': guardianRequestMail(CHILD, page) } },
  'guardian-confirmation': { to: parent, cases: { '': guardianConfirmationMail(CHILD, page) } },
  'guardian-decision': {
    to: player,
    cases: {
      approved: guardianDecisionMail('approved', LINKS.home()),
      declined: guardianDecisionMail('declined', LINKS.accountState()),
      revoked: guardianDecisionMail('revoked', LINKS.accountState()),
      'declined, of age': decidedAloneMail('declined', LINKS.home()),
      'revoked, of age': decidedAloneMail('revoked', LINKS.home()),
    },
  },
  'account-of-age': {
    to: parent,
    cases: { 'to a guardian': childOfAgeMail(CHILD), 'to a player': ofAgeMail(LINKS.home()) },
  },
  'publish-request': { to: parent, cases: { '': publishRequestMail(CHILD, page) } },
  'publish-confirmation': {
    to: parent,
    cases: { '': publishConfirmationMail(CHILD, IN_TWO_DAYS, page) },
  },
  'publish-decision': {
    to: player,
    cases: {
      approved: publishDecisionMail('approved', LINKS.sharing()),
      declined: publishDecisionMail('declined', LINKS.sharing()),
      revoked: publishDecisionMail('revoked', LINKS.sharing()),
    },
  },
  'push-confirmation': { to: parent, cases: { '': pushConfirmationMail(CHILD, page) } },
  'push-decision': {
    to: player,
    cases: {
      approved: pushDecisionMail('approved', LINKS.notifications()),
      revoked: pushDecisionMail('revoked', LINKS.notifications()),
    },
  },
  'showcase-request': { to: parent, cases: { '': showcaseRequestMail(CHILD, EVENT, page) } },
  'showcase-confirmation': { to: parent, cases: { '': showcaseConfirmationMail(CHILD, EVENT, page) } },
  'showcase-decision': {
    to: player,
    cases: {
      approved: showcaseDecisionMail('approved', EVENT, LINKS.showcases()),
      declined: showcaseDecisionMail('declined', EVENT, LINKS.showcases()),
      revoked: showcaseDecisionMail('revoked', EVENT, LINKS.showcases()),
      expired: showcaseDecisionMail('expired', EVENT, LINKS.showcases()),
    },
  },
  'showcase-place': { to: player, cases: { '': showcasePlaceMail(EVENT, LINKS.showcases()) } },
  'showcase-place-ended': {
    to: player,
    cases: {
      'with the plan': placeEndedMail(EVENT, { why: 'plan', waited: false }, LINKS.showcases()),
      'on the waiting list': placeEndedMail(EVENT, { why: 'account', waited: true }, LINKS.showcases()),
    },
  },
  'family-invitation': {
    to: parent,
    cases: {
      'to a guardian': inviteGuardianMail(CHILD, LINKS.family()),
      'to a player': invitePlayerMail(
        { guardianName: 'Paula Fictiva', guardianEmail: parent },
        LINKS.security(),
      ),
    },
  },
  'family-linked': { to: player, cases: { '': linkedMail(parent, LINKS.security()) } },
} satisfies Record<string, Sample>;
