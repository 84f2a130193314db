export { emailProblem, normaliseEmail } from './email/email-rule';
export { failureMessage } from './failure/failure-message';
export { isWrongCredential } from './password/is-wrong-credential';
export { loadPasswordScore } from './password/load-password-score';
export type { PasswordScore } from './password/password-estimator';
export { PASSWORD_HINT, PASSWORD_MIN, passwordProblem } from './password/password-rule';
export { explainPassword, refuseCommonPassword } from './password/refuse-common-password';
export { ResendButton } from './resend/resend-button';
export { ResendVerificationButton } from './resend/resend-verification-button';
