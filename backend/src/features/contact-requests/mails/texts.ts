import { CONTACT_ROLES, RED_FLAGS } from '@skora/domain';
import type { MailContent } from '../../../lib/mail/layout';
import { ANSWER_DAYS, type ContactRequest, PROOF_DAYS } from '../store/contact-request';
import type { OpenContactReview } from '../store/review-contact-request';

type Writer = ContactRequest['writer'];

/** Who writes, on one line: "Rui Testinho, Coach, Northfield FC". */
const describeWriter = ({ name, role, club }: Writer) => `${name}, ${CONTACT_ROLES[role]}, ${club}`;

/** To an address that nobody has proven yet, so it carries no word of anybody. */
export function contactProofMail(url: string): MailContent {
  return {
    subject: 'Please confirm your contact request',
    paragraphs: [
      'Somebody used this e-mail address to ask for contact about a football CV on SKORA. We hope it was you.',
      'Open the page, read your request once more and send it. Until then nobody else sees it.',
    ],
    action: { label: 'Read and send', url },
    notes: [
      `The link works for ${PROOF_DAYS} days. Opening it sends nothing.`,
      'It was not you? Say so on the page: we delete the request and send you no more of these mails for a month. If you do nothing, it is deleted too.',
    ],
  };
}

/** To the receiver: a stranger asks. What the stranger wrote is on the page only. @param child null: the receiver is the player */
export function contactDeliveryMail(
  { role }: Pick<Writer, 'role'>,
  child: string | null,
  url: string,
): MailContent {
  const who = role === 'other' ? 'Somebody' : `Somebody (${CONTACT_ROLES[role].toLowerCase()})`;
  return {
    subject:
      child === null ? 'Somebody asks for contact with you' : `Somebody asks for contact about ${child}`,
    paragraphs: [
      child === null
        ? `${who} has seen your football CV on SKORA and would like to be in touch with you.`
        : `${who} has seen the football CV of ${child} on SKORA and would like to be in touch with you. We send this to you only: ${child} is not told.`,
      'The page shows who they say they are and why they write. They do not know your name or your e-mail address.',
    ],
    action: { label: 'Read the request', url },
    notes: [
      `Opening the page decides nothing. You have ${ANSWER_DAYS} days; if you do nothing, nothing happens.`,
      child === null
        ? 'You can switch contact requests off on the page where you share your CV.'
        : `You can switch contact requests off by the link in our mail “You agreed that ${child} shares a football CV”.`,
    ],
  };
}

const CARE = [
  'We only know that they can read mail at this address. Ask their club whether they work there before you tell them anything.',
  'Nobody serious asks a family to pay for a trial, or asks to meet a young player without a parent.',
];

/** To the receiver who accepted: how to reach the writer. */
export function contactAddressMail({ writer, reason }: ContactRequest, url: string): MailContent {
  return {
    subject: 'The contact request you accepted',
    paragraphs: [
      `You accepted the request of ${describeWriter(writer)}.`,
      `You can write to: ${writer.email}`,
      'When you write, they see the address you write from. We told them only that you accepted. This is what they wrote:',
    ],
    quote: reason,
    action: { label: 'Block or report this person', url },
    notes: CARE,
  };
}

/** To the writer, when the receiver accepted. Nothing in it tells who or where the receiver is. */
export function contactAcceptedMail({ receiver, playerName, writtenAt }: ContactRequest): MailContent {
  const day = writtenAt.toDate().toISOString().slice(0, 10);
  const who = receiver === 'guardian' ? 'the parent or guardian' : 'the player';
  return {
    subject: 'Your contact request was accepted',
    paragraphs: [
      `You asked for contact on ${day} about the football CV of ${playerName}, and ${who} accepted.`,
      'We passed on your name, club, role, e-mail address and what you wrote. They will write to you; we do not give you their address.',
    ],
    ...(receiver === 'guardian' && {
      notes: [
        'The player is under 18. Please write to the parent or guardian only, and never to the player.',
      ],
    }),
  };
}

const FLAGS: Readonly<Record<ContactRequest['flags'][number], string>> = {
  ...RED_FLAGS,
  returning: 'The receiver has blocked somebody of the same mail domain',
  many: 'More requests to this receiver than we pass on in a day',
};

/** What a person has to look at, in words. */
export const describeFlag = (flag: ContactRequest['flags'][number]) => FLAGS[flag];

/** To the operator, when somebody has to look at a request. What decides is a command, so no link in a mail can. */
export function contactReviewMail({ id, request }: OpenContactReview): MailContent {
  const { status, writer, reason, flags, report, receiver } = request;
  const to = receiver === 'guardian' ? 'the guardian of a player under 18' : 'an adult player';
  const isHeld = status === 'held';
  return {
    subject: `Contact ${status}: ${id}`,
    paragraphs: [
      `${describeWriter(writer)} <${writer.email}> wrote to ${to}.`,
      isHeld
        ? `Nobody has received it. ${flags.map(describeFlag).join('. ')}.`
        : 'The receiver reported it. All requests of this writer are stopped.',
    ],
    // The receiver first: what the writer wrote could look like it.
    quote: isHeld ? reason : `The receiver says:\n${report || '(nothing)'}\n\nThe writer wrote:\n${reason}`,
    notes: [
      isHeld
        ? `To decide: pnpm contacts accept ${id} passes it on, pnpm contacts reject ${id} does not.`
        : `To decide: pnpm contacts reject ${id} keeps the writer stopped, pnpm contacts accept ${id} lets the writer go on.`,
    ],
  };
}
