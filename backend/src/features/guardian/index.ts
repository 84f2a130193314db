/** What other features use of this one. */
export { consentAge, isCountry } from './domain/consent-age';
export { guardianBudgets } from './domain/guardian-budgets';
export { guardianFault } from './routes/guardian-fault';
export { parseGuardianEmail } from './domain/parse-guardian-email';
export { writeGuardianRequest } from './store/ask-guardian';
export { markPending } from './store/guardian-claim';
