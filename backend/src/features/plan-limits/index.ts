/** What other features use of this one. */
export { type FollowDeps, followPlan } from './follow-plan';
