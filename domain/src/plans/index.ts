export { formatPrice } from './format-price';
export { FREE_FOR_ALL, NEVER_SOLD_WORDS } from './free-words';
export { isUpTo, PHASE_NAMES, type PhaseId } from './phases';
export { planNameWith } from './plan-with';
export { PLAN_WORDS, planLines } from './plan-words';
export { HIGHLIGHTED_TIER, PAID_TIERS, PLAN_AUDIENCES, PLAN_NAMES, type PaidTier } from './plans';
