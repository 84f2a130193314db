/** What other features use of this one. */
export { type AccountDecision, decideAccount } from './decide-account';
