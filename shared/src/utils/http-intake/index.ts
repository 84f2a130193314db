/** How servers take requests in; for Node only. */
export { answerClientError } from './answer-client-error';
export { findClientNetwork } from './client-network';
export { finishAnswers } from './finish-answers';
export { INTAKE_LIMITS, limitHeaders, MAX_BODY_BYTES, type IntakeLimits } from './intake-limits';
export { limitIntake } from './limit-intake';
