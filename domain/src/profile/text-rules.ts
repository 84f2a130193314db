// The Firestore rules hold the same patterns in the notation of RE2; a table-driven test compares the two.

/** What no single line may hold: line breaks, other control characters, marks that reverse the reading direction. */
// eslint-disable-next-line no-control-regex
export const NOT_ON_A_LINE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** The same for text of several lines, which may break. */
// eslint-disable-next-line no-control-regex
export const NOT_IN_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

/** An e-mail address as browsers check it, with a domain of at least two parts. */
export const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** `YYYY-MM` */
export const MONTH = /^(19[5-9][0-9]|20[0-9][0-9])-(0[1-9]|1[0-2])$/;
