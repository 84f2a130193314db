import { Timestamp } from 'firebase-admin/firestore';
import { clipDecisionMail, clipReviewMail } from '../../features/clips/mails/texts';
import type { OpenClipReview } from '../../features/clips/store/open-clip-reviews';
import {
  confirmationApprovalMail,
  confirmationDecisionMail,
  confirmationRequestMail,
} from '../../features/confirmation/mails/texts';
import {
  contactAcceptedMail,
  contactAddressMail,
  contactDeliveryMail,
  contactProofMail,
  contactReviewMail,
} from '../../features/contact-requests/mails/texts';
import type { ContactRequest } from '../../features/contact-requests/store/contact-request';
import { ADDRESS, CHILD, LINKS, NOW, OPERATOR, TOKEN, type Sample } from './sample';

const { player, parent, coach, operator } = ADDRESS;
const UID = 'inventedUidOfASamplePlayer01';
const TITLE = 'Goal against Demo Town, second half';

const REVIEW = {
  ...{ id: `${UID}_2`, uid: UID, slot: 2, addedAt: NOW, player: CHILD },
  clip: { title: TITLE, watchAt: `clips/${UID}/2`, picture: `clips/${UID}/2/poster` },
  state: 'reported',
  ...{ decidedAt: null, decision: null, reporters: [] },
  reports: [{ reason: 'consent', message: 'I am the goalkeeper in green.', at: NOW, weight: 1 }],
} satisfies OpenClipReview;
const clipLinks = { clips: LINKS.clips(), objection: LINKS.objection() };

const at = Timestamp.fromMillis(NOW);
const REQUEST: ContactRequest = {
  ...{ uid: UID, linkKey: 'invented', receiver: 'guardian', consentId: 'invented', playerName: CHILD },
  writer: { name: 'Rui Testinho', club: 'Northfield FC (fictional)', role: 'coach', email: coach },
  writerKey: 'invented',
  reason:
    'I coach the U17 of Northfield FC. We saw the match on Sunday and would like to invite the family to an open training.\n\nIt is on 12 December at 10:00.',
  ...{ status: 'held', flags: ['returning'], report: '' },
  ...{ writtenAt: at, provenAt: at, deliveredAt: null, decidedAt: null, reviewedAt: null, expireAt: at },
};
const REPORTED: ContactRequest = {
  ...REQUEST,
  ...{ status: 'reported', flags: [], report: 'This person asked for pictures when we answered.' },
};
const REQUEST_ID = '00000000-0000-4000-8000-000000000000';
const requestPage = LINKS.contactRequest(TOKEN);

/** Mails about what others see of a player, and about who asks for more. */
export const SHARING_MAILS = {
  'confirmation-request': {
    to: coach,
    cases: {
      '': confirmationRequestMail(CHILD, 4, LINKS.confirm(TOKEN)),
      'one number': confirmationRequestMail(CHILD, 1, LINKS.confirm(TOKEN)),
    },
  },
  'confirmation-approval': {
    to: parent,
    cases: { '': confirmationApprovalMail(CHILD, 4, LINKS.confirm(TOKEN)) },
  },
  'confirmation-decision': {
    to: player,
    cases: {
      confirmed: confirmationDecisionMail(4, 0, LINKS.confirmations()),
      declined: confirmationDecisionMail(0, 1, LINKS.confirmations()),
      both: confirmationDecisionMail(3, 1, LINKS.confirmations()),
    },
  },
  'contact-proof': { to: coach, cases: { '': contactProofMail(requestPage) } },
  'contact-delivery': {
    to: parent,
    cases: {
      'to a guardian': contactDeliveryMail({ role: 'coach' }, CHILD, requestPage),
      'to a player': contactDeliveryMail({ role: 'other' }, null, requestPage),
    },
  },
  'contact-address': { to: parent, cases: { '': contactAddressMail(REQUEST, requestPage) } },
  'contact-accepted': { to: coach, cases: { '': contactAcceptedMail(REQUEST) } },
  'contact-review': {
    to: operator,
    cases: {
      held: contactReviewMail({ id: REQUEST_ID, request: REQUEST }),
      reported: contactReviewMail({ id: REQUEST_ID, request: REPORTED }),
    },
  },
  'clip-review': {
    to: operator,
    cases: {
      reported: clipReviewMail(REVIEW),
      held: clipReviewMail({ ...REVIEW, state: 'held', reports: [] }),
      deleted: clipReviewMail({ ...REVIEW, id: `${UID}_2@${NOW}`, clip: null, state: 'held' }),
    },
  },
  'clip-decision': {
    to: player,
    cases: {
      hidden: clipDecisionMail(
        { title: TITLE, decision: 'hide', reason: 'Another player in it has not agreed to be shown.' },
        clipLinks,
        OPERATOR,
      ),
      restored: clipDecisionMail(
        { title: TITLE, decision: 'restore', reason: 'The other player has agreed now.' },
        clipLinks,
        OPERATOR,
      ),
    },
  },
} satisfies Record<string, Sample>;
