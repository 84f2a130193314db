/** What other features use of this one. */
export { verificationBudgets } from './mail-budgets';
