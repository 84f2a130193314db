import { SAMPLE_OPERATOR, type Operator } from '@skora/shared/utils/operator';
import { Timestamp } from 'firebase-admin/firestore';
import type { OpenClipReview } from '../../features/clips/store/open-clip-reviews';
import { renderMail, type MailContent } from '../../lib/mail/layout';
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
} from '../../features/deletion/mails/texts';
import {
  emailChangeMail,
  emailChangeNotice,
  resetPasswordMail,
  verifyEmailMail,
} from '../../features/recovery/mails/texts';
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
import { newsletterDigestMail } from '../../features/digest/mails/texts';
import { showcasePlaceMail } from '../../features/showcases/mails/texts';

const URL_WITH_QUERY = 'https://skora.example/auth-action?mode=verifyEmail&oobCode=abc';

const ABOUT = 'SKORA is a website where football players keep their stats and share their CV.';

const PLACE = {
  title: 'Beispiel-Tag',
  venue: 'Platz 1',
  city: 'Musterstadt',
  timeZone: 'Europe/Berlin',
  startsAt: Date.UTC(2026, 10, 28, 9, 30),
};
const MESSAGE = {
  topic: 'fee-scam',
  name: 'Robin',
  email: 'robin@sender.example',
  message: 'One line.\n<b>Another</b> line.',
  uid: null,
  held: null,
  at: Timestamp.fromMillis(0),
  expireAt: Timestamp.fromMillis(0),
} as const;

const OPERATOR = {
  ...SAMPLE_OPERATOR,
  answerTime: 'two days',
  urgentAnswerTime: '24 hours',
};

const CLIP = { title: '<b>Save</b>', reason: 'Somebody in it does not agree.' };
const CLIP_LINKS = { clips: URL_WITH_QUERY, objection: URL_WITH_QUERY };
const ACCOUNT_LINKS = { home: URL_WITH_QUERY, objection: URL_WITH_QUERY };
const REVIEW = {
  ...{ id: 'uid_0', uid: 'uid', slot: 0, addedAt: 0, title: '<b>Save</b>', player: 'Mara F.' },
  ...{ watchAt: 'clips/uid/0', state: 'held', decidedAt: null, decision: null, reporters: ['a'] },
  reports: [{ reason: 'consent', message: 'I am <i>the</i> other one.', at: 0 }],
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

const all: [name: string, content: MailContent][] = [
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
  ['publish confirmation', publishConfirmationMail('Mara F.', URL_WITH_QUERY)],
  ['publishing approved', publishDecisionMail('approved', URL_WITH_QUERY)],
  ['publishing declined', publishDecisionMail('declined', URL_WITH_QUERY)],
  ['publishing revoked', publishDecisionMail('revoked', URL_WITH_QUERY)],
  ['deletion scheduled', deletionScheduledMail(Date.UTC(2026, 10, 28, 9, 30), URL_WITH_QUERY)],
  ['deletion cancelled', deletionCancelledMail(URL_WITH_QUERY)],
  ['deletion done', deletionDoneMail()],
  ['parent pays', parentPaymentRequestMail('Mara F.', { plan: 'tier2', interval: 'year' }, URL_WITH_QUERY)],
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

function stripTags(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

test.each(all)('the mail "%s" says the same as text and as HTML', (_name, content) => {
  const { html, text, subject } = renderMail(content);
  for (const part of [subject, ...content.paragraphs, ...(content.notes ?? []), content.why, ABOUT]) {
    expect(text).toContain(part);
    expect(stripTags(html)).toContain(part);
  }
  expect(text.includes(URL_WITH_QUERY)).toBe(content.action !== undefined);
});

test.each(all)(
  'the mail "%s" has language, title, one heading, one main part and no remote content',
  (_name, content) => {
    const { html, subject } = renderMail(content);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain(`<title>${subject.replace(/'/g, '&#39;')}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|http:/);
    expect(subject.length).toBeLessThanOrEqual(60);
  },
);

const promising: [name: string, write: (operator: Operator) => MailContent, time: string][] = [
  ['contact receipt', (operator) => contactReceiptMail('SK-1', 'press', operator), 'two days'],
  ['safeguarding receipt', (operator) => contactReceiptMail('SK-1', 'safeguarding', operator), '24 hours'],
  ['contact message', (operator) => contactMessageMail('SK-1', MESSAGE, operator), '24 hours'],
  [
    'clip hidden',
    (operator) => clipDecisionMail({ ...CLIP, decision: 'hide' }, CLIP_LINKS, operator),
    'two days',
  ],
  [
    'account suspended',
    (operator) => accountDecisionMail({ ...CLIP, decision: 'suspend' }, ACCOUNT_LINKS, operator),
    'two days',
  ],
];

test.each(promising)('the mail "%s" promises what the operator does, or nothing', (_name, write, time) => {
  expect(renderMail(write(OPERATOR)).text).toContain(`within ${time}.`);
  const { text } = renderMail(write(SAMPLE_OPERATOR));
  expect(text).not.toMatch(/answers within|answer within|undefined/);
});

test('a quotation keeps its lines, as text and as HTML, and its sender gets the answer', () => {
  const { html, text, replyTo } = renderMail(contactMessageMail('SK-7Q2M-X04D', MESSAGE, OPERATOR));
  expect(text).toContain('> One line.\n> <b>Another</b> line.\n');
  expect(html).toContain('One line.\n&lt;b&gt;Another&lt;/b&gt; line.</blockquote>');
  expect(html).not.toContain('<b>');
  expect(replyTo).toBe('robin@sender.example');
});

test('what people wrote stays text, also in a link', () => {
  const { html } = renderMail({
    subject: '<script>alert(1)</script>',
    paragraphs: ['"quoted" & <b>bold</b>'],
    action: { label: '<i>', url: 'https://skora.example/?a="><script>' },
    why: '<i>Why</i>',
  });
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(html).toContain('href="https://skora.example/?a=&quot;&gt;&lt;script&gt;"');
});

test('a showcase is told in the time of its place', () => {
  const { text } = renderMail(showcasePlaceMail(PLACE, URL_WITH_QUERY));
  expect(text).toMatch(/Saturday.*28 November 2026.*10:30 \(Europe\/Berlin\), Platz 1, Musterstadt/);
});

test('the date of a deletion is told with its time zone', () => {
  const { text } = renderMail(deletionScheduledMail(Date.UTC(2026, 10, 28, 9, 30), URL_WITH_QUERY));
  expect(text).toMatch(/Saturday.*28 November 2026.*09:30 \(UTC\)/);
});
