/** Why an account chooses nothing. */
export const CLOSED_WORDS =
  'This account gets no notifications now: its registration is not finished, or it is about to be deleted.';
