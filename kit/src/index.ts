export { EmailInput } from './email/email-input';
export { emailProblem, normaliseEmail } from './email/email-rule';
export { failureMessage } from './failure/failure-message';
export { isWrongCredential } from './password/is-wrong-credential';
export { NewPasswordField } from './password/new-password-field';
export { passwordProblem } from './password/password-rule';
export { explainPassword, refuseCommonPassword } from './password/refuse-common-password';
export { ResendButton } from './resend/resend-button';
export { ResendVerificationButton } from './resend/resend-verification-button';
