import { CONTACT_ROLES, formatDay, RED_FLAGS } from '@skora/domain';
import type { MailContent } from '../../../lib/mail/layout';
import { TO_OPERATOR } from '../../../lib/mail/why';
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
      'Somebody used this email address to ask for contact about a football CV on SKORA. We hope it was you.',
      'Open the page, read your request once more and send it. Until then nobody else sees it.',
    ],
    action: { label: 'Read and send', url },
    notes: [`Opening the link sends nothing. It works for ${PROOF_DAYS} days.`],
    why: 'If it was not you, say so on the page. We then delete the request and send you no more of these emails for a month. If you do nothing, we delete it too.',
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
        : `${who} has seen the football CV of ${child} on SKORA and would like to be in touch with you. We send this only to you: ${child} is not told.`,
      `The page shows who they say they are and why they write. They do not know your ${child === null ? '' : 'name or your '}email address.`,
    ],
    action: { label: 'Read the request', url },
    notes: [
      `Opening the link decides nothing. You have ${ANSWER_DAYS} days to answer. If you do nothing, nothing happens.`,
      child === null
        ? 'You can switch contact requests off on the page where you share your CV.'
        : `You can switch contact requests off with the link in our email “You agreed that ${child} shares a football CV”.`,
    ],
    why:
      child === null
        ? 'You get this email because you share your football CV on SKORA. If you do not, please ignore this email.'
        : `You get this email because ${child} named you as parent or guardian. If you do not know this player, please ignore this email.`,
  };
}

const CARE = [
  'We only know that this person can read email at this address. Before you tell them anything, ask their club whether they work there.',
  'Serious people never ask a family to pay for a trial, and never ask to meet a young player without a parent or guardian.',
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
    why: 'You get this email because somebody accepted this request with a link or an account that belongs to this email address. If it was not you, block or report this person on the page.',
  };
}

/** To the writer, when the receiver accepted. Nothing in it tells who or where the receiver is. */
export function contactAcceptedMail({ receiver, playerName, writtenAt }: ContactRequest): MailContent {
  const who = receiver === 'guardian' ? 'the parent or guardian' : 'the player';
  return {
    subject: 'Your contact request was accepted',
    paragraphs: [
      `You asked for contact on ${formatDay(writtenAt.toDate())} about the football CV of ${playerName}, and ${who} accepted.`,
      'We passed on your name, club, role, email address and what you wrote. They can now write to you. We do not give you their address.',
    ],
    why: 'You get this email because somebody sent this request with this email address. If it was not you, please ignore this email.',
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
    why: TO_OPERATOR,
  };
}
