/** What other features use of this one. */
export { consentAge } from './domain/consent-age';
export { guardianBudgets } from './domain/guardian-budgets';
export { answerTo, readAnswer, showGuardianRequest } from './routes/answer';
export { guardianFault } from './routes/guardian-fault';
export { guardianAnswerSchema, guardianRequestSchema } from './routes/schema';
export { parseGuardianEmail } from './domain/parse-guardian-email';
export { writeGuardianRequest } from './store/ask-guardian';
export { markGuardian, markPending } from './store/guardian-claim';
export { decisionFact, type Outcome } from './store/decision';
export { decidesAlone } from './store/decides-alone';
export { decide } from './store/decide-request';
export { endOfRight, type FindRequest, type GuardianLink, readGuardianRequest } from './store/guardian-link';
export { endPushAgreement, readPushAgreement } from './store/push-agreement';
export { revoke, setContact } from './store/revoke-consent';
export type { GuardianRight } from './store/guardian-token-store';
