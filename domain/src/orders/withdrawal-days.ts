/** Days in which anybody can withdraw from a new plan and gets everything back. */
export const WITHDRAWAL_DAYS = 14;
