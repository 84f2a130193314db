/** Why the owner of an account gets a mail about it. An address that nobody verified may be somebody else's. */
export const TO_ACCOUNT =
  'You get this email because a SKORA account uses this email address. If it is not your account, please ignore this email.';

/** Why the operator gets a mail. */
export const TO_OPERATOR = 'You get this email because SKORA sends messages and reports to this address.';
