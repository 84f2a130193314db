export { useAction, type Action } from './action/use-action';
export { ConfirmInPlace } from './confirm/confirm-in-place';
export { subscribeToDrafts } from './draft/draft-changes';
export { type NextDraft, useDraft } from './draft/use-draft';
export { forgetFormDraft, useFormDraft } from './draft/use-form-draft';
export { EmailInput } from './email/email-input';
export { BAD_EMAIL, emailProblem, normaliseEmail } from './email/email-rule';
export type { Form, FormDraft, FormOptions, Problems } from './form/form-types';
export { isKeptWaiting } from './form/kept-waiting';
export { useForm } from './form/use-form';
export { useKeptWaiting } from './form/use-kept-waiting';
export { failureMessage } from './failure/failure-message';
export { allLoaded, mapLoaded } from './load/all-loaded';
export { asLoaded } from './load/as-loaded';
export type { Loaded } from './load/loaded';
export { useRequest, type Requested } from './load/use-request';
export {
  keepOwnAccount,
  keptOwnAccount,
  readOwnAccount,
  subscribeToOwnAccount,
  type OwnAccount,
} from './own-account/own-account';
export { useOwnAccount } from './own-account/use-own-account';
export { isWrongCredential } from './password/is-wrong-credential';
export { NewPasswordField } from './password/new-password-field';
export { passwordProblem } from './password/password-rule';
export { explainPassword, refuseCommonPassword } from './password/refuse-common-password';
export { ResendButton } from './resend/resend-button';
export { ResendVerificationButton } from './resend/resend-verification-button';
export { ChangedElsewhere } from './save/changed-elsewhere';
export { NotSaved, type NotSavedReason } from './save/not-saved';
export { isSameContent, readContent } from './save/same-content';
export { saveFields, type FieldStore } from './save/save-fields';
export { ConsentText } from './signature/consent-text';
export { SignedAnswerForm } from './signature/signed-answer-form';
export { type SignedAnswer, useSignedAnswer } from './signature/use-signed-answer';
export {
  SAVE_DEADLINE_MS,
  saveVersioned,
  type VersionedSave,
  type VersionedStore,
} from './save/save-versioned';
