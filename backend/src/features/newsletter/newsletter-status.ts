/** Where a subscription stands; `unsubscribed` is kept without the address. */
export type NewsletterStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** Days the link of a confirmation mail works. */
export const CONFIRMATION_DAYS = 3;
/** Days after which an address is forgotten that was typed and not confirmed: its last link is over by then. */
export const KEEP_UNCONFIRMED_DAYS = 7;
/** Days in which an unsubscription can be taken back without a new mail. */
export const UNDO_DAYS = 7;
