import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { Timestamp } from 'firebase-admin/firestore';
import type { OpenClipReview } from '../../features/clips/store/open-clip-reviews';
import type { MailContent } from '../../lib/mail/layout';
import { accountDecisionMail } from '../../features/suspension/mails/texts';
import { clipDecisionMail, clipReviewMail } from '../../features/clips/mails/texts';
import {
  confirmationDecisionMail,
  confirmationApprovalMail,
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
import { contactMessageMail, contactReceiptMail } from '../../features/contact/mails/texts';
import {
  deletionCancelledMail,
  deletionDoneMail,
  deletionScheduledMail,
  guardianDeletionMail,
} from '../../features/deletion/mails/texts';
import {
  emailChangeMail,
  emailChangeNotice,
  resetPasswordMail,
  verifyEmailMail,
} from '../../features/recovery/mails/texts';
import { inviteGuardianMail, invitePlayerMail, linkedMail } from '../../features/family/mails/texts';
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
import {
  newsletterConfirmationMail,
  newsletterKnownMail,
  newsletterLeaveMail,
} from '../../features/newsletter/mails/texts';
import { parentPaymentRequestMail, withdrawalConfirmedMail } from '../../features/payment/mails/texts';
import { planMail, type PlanMailFacts } from '../../features/payment/mails/plan-mail';
import { weeklyMail } from '../../features/mornings/mails/texts';
import { newsletterDigestMail } from '../../features/digest/mails/texts';
import { showcasePlaceMail } from '../../features/showcases/mails/texts';

export const URL_WITH_QUERY = 'https://skora.example/auth-action?mode=verifyEmail&oobCode=abc';

export const PLACE = {
  title: 'Beispiel-Tag',
  venue: 'Platz 1',
  city: 'Musterstadt',
  timeZone: 'Europe/Berlin',
  startsAt: Date.UTC(2026, 10, 28, 9, 30),
};
export const MESSAGE = {
  topic: 'fee-scam',
  name: 'Robin',
  email: 'robin@sender.example',
  message: 'One line.\n<b>Another</b> line.',
  uid: null,
  held: null,
  at: Timestamp.fromMillis(0),
  expireAt: Timestamp.fromMillis(0),
} as const;

export const OPERATOR = {
  ...SAMPLE_OPERATOR,
  answerTime: 'two days',
  urgentAnswerTime: '24 hours',
};

export const CLIP = { title: '<b>Save</b>', reason: 'Somebody in it does not agree.' };
export const CLIP_LINKS = { clips: URL_WITH_QUERY, objection: URL_WITH_QUERY };
export const ACCOUNT_LINKS = { home: URL_WITH_QUERY, objection: URL_WITH_QUERY };
const REVIEW = {
  ...{ id: 'uid_0', uid: 'uid', slot: 0, addedAt: 0, title: '<b>Save</b>', player: 'Mara F.' },
  ...{ picture: 'clips/uid/0/a1' },
  ...{ watchAt: 'clips/uid/0', state: 'held', decidedAt: null, decision: null, reporters: [] },
  reports: [{ reason: 'consent', message: 'I am <i>the</i> other one.', at: 0, weight: 1 }],
} satisfies OpenClipReview;

const EPOCH = Timestamp.fromMillis(0);
const REQUEST: ContactRequest = {
  ...{ uid: 'uid', linkKey: 'key', receiver: 'guardian', consentId: 'one', playerName: 'Mara F.' },
  writer: { name: '<b>Rui</b>', club: 'Northfield FC', role: 'coach', email: 'rui@club.example' },
  ...{
    writerKey: 'key',
    reason: 'One line.\n<b>Another</b>.',
    status: 'held',
    flags: ['secret'],
    report: '',
  },
  ...{ writtenAt: EPOCH, provenAt: EPOCH, deliveredAt: null, decidedAt: null, reviewedAt: null },
  expireAt: EPOCH,
};
const REPORTED = { ...REQUEST, status: 'reported', report: 'Pictures.' } as const;
const REQUEST_ID = '00000000-0000-0000-0000-000000000000';

const PLAN_FACTS: PlanMailFacts = {
  ...{ change: 'paid', plan: 'tier2', interval: 'year', amount: 12_990, currency: 'GBP', sample: true },
  until: { plan: 'tier3', interval: 'month' },
  ...{ periodEnd: Date.UTC(2027, 10, 23), withdrawableUntil: Date.UTC(2026, 11, 7) },
  tax: { inclusive: true, label: 'VAT' },
};
const PLAN_FRAME = { url: URL_WITH_QUERY, operatorEmail: 'hello@skora.example', childName: null, now: 0 };
const PLAN_CHANGES = [
  ...(['paid', 'renewed', 'changed', 'planned'] as const),
  ...(['ending', 'resumed', 'ended', 'unpaid'] as const),
];

/** Every mail of the service, with content that tries its layout. */
export const SAMPLE_MAILS: [name: string, content: MailContent][] = [
  ['verify email', verifyEmailMail(URL_WITH_QUERY)],
  ['account suspended', accountDecisionMail({ ...CLIP, decision: 'suspend' }, ACCOUNT_LINKS, OPERATOR)],
  ['account restored', accountDecisionMail({ ...CLIP, decision: 'restore' }, ACCOUNT_LINKS, OPERATOR)],
  ['clip hidden', clipDecisionMail({ ...CLIP, decision: 'hide' }, CLIP_LINKS, OPERATOR)],
  ['clip shown again', clipDecisionMail({ ...CLIP, decision: 'restore' }, CLIP_LINKS, OPERATOR)],
  ['clip held', clipReviewMail(REVIEW)],
  ['clip reported', clipReviewMail({ ...REVIEW, state: 'reported' })],

  ['reset password', resetPasswordMail(URL_WITH_QUERY)],
  ['email change', emailChangeMail(URL_WITH_QUERY)],
  ['email change notice', emailChangeNotice('new@player.example', URL_WITH_QUERY)],
  ['guardian request', guardianRequestMail('Mara F.', URL_WITH_QUERY)],
  ['guardian confirmation', guardianConfirmationMail('Mara F.', URL_WITH_QUERY)],
  ['approved', guardianDecisionMail('approved', URL_WITH_QUERY)],
  ['declined', guardianDecisionMail('declined', URL_WITH_QUERY)],
  ['revoked', guardianDecisionMail('revoked', URL_WITH_QUERY)],
  ['publish request', publishRequestMail('Mara F.', URL_WITH_QUERY)],
  ['publish confirmation', publishConfirmationMail('Mara F.', Date.UTC(2026, 10, 24, 9), URL_WITH_QUERY)],
  ['publishing approved', publishDecisionMail('approved', URL_WITH_QUERY)],
  ['publishing declined', publishDecisionMail('declined', URL_WITH_QUERY)],
  ['publishing revoked', publishDecisionMail('revoked', URL_WITH_QUERY)],
  ['messages confirmation', pushConfirmationMail('Mara F.', URL_WITH_QUERY)],
  ['messages approved', pushDecisionMail('approved', URL_WITH_QUERY)],
  ['messages revoked', pushDecisionMail('revoked', URL_WITH_QUERY)],
  ['showcase request', showcaseRequestMail('Mara F.', PLACE, URL_WITH_QUERY)],
  ['showcase confirmation', showcaseConfirmationMail('Mara F.', PLACE, URL_WITH_QUERY)],
  ['showcase approved', showcaseDecisionMail('approved', PLACE, URL_WITH_QUERY)],
  ['showcase declined', showcaseDecisionMail('declined', PLACE, URL_WITH_QUERY)],
  ['showcase revoked', showcaseDecisionMail('revoked', PLACE, URL_WITH_QUERY)],
  ['showcase expired', showcaseDecisionMail('expired', PLACE, URL_WITH_QUERY)],
  ['guardian is invited', inviteGuardianMail('Mara F.', URL_WITH_QUERY)],
  [
    'player is invited',
    invitePlayerMail({ guardianName: 'Paula F.', guardianEmail: 'p@parent.example' }, URL_WITH_QUERY),
  ],
  ['family linked', linkedMail('p@parent.example', URL_WITH_QUERY)],
  ['deletion by a guardian', guardianDeletionMail(Date.UTC(2026, 10, 28, 9, 30), URL_WITH_QUERY)],
  ['deletion scheduled', deletionScheduledMail(Date.UTC(2026, 10, 28, 9, 30), URL_WITH_QUERY)],
  ['deletion cancelled', deletionCancelledMail(URL_WITH_QUERY)],
  ['deletion done', deletionDoneMail()],
  ['parent pays', parentPaymentRequestMail('Mara F.', { plan: 'tier2', interval: 'year' }, URL_WITH_QUERY)],
  ...PLAN_CHANGES.map((change): [string, MailContent] => [
    `plan ${change}`,
    planMail({ ...PLAN_FACTS, change }, PLAN_FRAME),
  ]),
  ['plan paid by a parent', planMail(PLAN_FACTS, { ...PLAN_FRAME, childName: 'Mara F.' })],
  [
    'weekly',
    weeklyMail(['Coaches answered: 1 number confirmed.'], 5, {
      ...{ subject: 'Your week on SKORA', page: URL_WITH_QUERY, oneClick: URL_WITH_QUERY },
      action: { label: 'Open your dashboard', url: URL_WITH_QUERY },
      postalAddress: 'SKORA Beispiel, Erfundene Strasse 1, DE',
    }),
  ],
  ['confirm the digest', newsletterConfirmationMail(URL_WITH_QUERY)],
  ['known to the digest', newsletterKnownMail(URL_WITH_QUERY)],
  ['leave the digest', newsletterLeaveMail(URL_WITH_QUERY)],
  [
    'digest',
    newsletterDigestMail(
      {
        issue: '2026-12',
        articles: [
          {
            title: 'About scanning',
            description: 'Look before the ball comes.',
            url: URL_WITH_QUERY,
            published: 0,
          },
        ],
        articlesUrl: URL_WITH_QUERY,
        postalAddress: 'SKORA, 1 Example Street, Portugal',
        listId: 'playbook-digest.skora.example',
      },
      { page: URL_WITH_QUERY, oneClick: URL_WITH_QUERY },
    ),
  ],
  ['withdrawal', withdrawalConfirmedMail(Date.UTC(2026, 10, 28, 9, 30), URL_WITH_QUERY)],
  ['coach is asked', confirmationRequestMail('Mara F.', 4, URL_WITH_QUERY)],
  ['coach is asked for one', confirmationRequestMail('Mara F.', 1, URL_WITH_QUERY)],
  ['guardian is asked first', confirmationApprovalMail('Mara F.', 4, URL_WITH_QUERY)],
  ['coach confirmed', confirmationDecisionMail(4, 0, URL_WITH_QUERY)],
  ['coach declined', confirmationDecisionMail(0, 1, URL_WITH_QUERY)],
  ['coach did both', confirmationDecisionMail(3, 1, URL_WITH_QUERY)],
  ['showcase place', showcasePlaceMail(PLACE, URL_WITH_QUERY)],
  ['contact request to prove', contactProofMail(URL_WITH_QUERY)],
  ['contact request to a guardian', contactDeliveryMail({ role: 'coach' }, 'Mara F.', URL_WITH_QUERY)],
  ['contact request to an adult', contactDeliveryMail({ role: 'other' }, null, URL_WITH_QUERY)],
  ['contact request accepted, to its receiver', contactAddressMail(REQUEST, URL_WITH_QUERY)],
  ['contact request accepted, to its writer', contactAcceptedMail(REQUEST)],
  ['contact request held', contactReviewMail({ id: REQUEST_ID, request: REQUEST })],
  ['contact request reported', contactReviewMail({ id: REQUEST_ID, request: REPORTED })],
  ['contact receipt', contactReceiptMail('SK-7Q2M-X04D', 'press', OPERATOR)],
  ['safeguarding receipt', contactReceiptMail('SK-7Q2M-X04D', 'safeguarding', OPERATOR)],
  ['contact message', contactMessageMail('SK-7Q2M-X04D', MESSAGE, OPERATOR)],
];
