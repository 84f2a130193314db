import { coachApproval, coachDecision, coachRefusal } from './each/coach';
import { confirmDigest } from './each/confirm-digest';
import { contact } from './each/contact';
import { contactAnswer, contactProof } from './each/contact-request';
import { guardianDecision, guardianWithdrawal } from './each/guardian';
import { leaveByAddress } from './each/leave-by-address';
import { leaveDigest, returnToDigest } from './each/leave-digest';
import { newsletter } from './each/newsletter';
import { weeklyEmail } from './each/weekly-email';
import type { AnyForm, AnyLink } from './form-kind';

const FORMS: readonly AnyForm[] = [
  newsletter,
  contact,
  leaveByAddress,
  leaveDigest,
  returnToDigest,
  confirmDigest,
  coachDecision,
  coachRefusal,
  coachApproval,
  guardianDecision,
  guardianWithdrawal,
  weeklyEmail,
  contactProof,
  contactAnswer,
];

/** Every form that works without a script, by its name. */
export const ALL_FORMS: ReadonlyMap<string, AnyForm> = new Map(FORMS.map((form) => [form.name, form]));

/** Every link out of a mail that opens a page of its own. */
export const ALL_LINKS: readonly AnyLink[] = [
  ...new Set(FORMS.map(({ link }) => link).filter((link) => link !== undefined)),
];
