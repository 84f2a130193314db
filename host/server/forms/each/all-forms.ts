import { coachApproval, coachDecision, coachRefusal } from './coach';
import { confirmDigest } from './confirm-digest';
import { contact } from './contact';
import { contactAnswer, contactProof } from './contact-request';
import { guardianDecision, guardianWithdrawal } from './guardian';
import { leaveByAddress } from './leave-by-address';
import { leaveDigest, returnToDigest } from './leave-digest';
import { newsletter } from './newsletter';
import { weeklyEmail } from './weekly-email';
import type { AnyForm, AnyLink } from '../lib/form-kind';

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
