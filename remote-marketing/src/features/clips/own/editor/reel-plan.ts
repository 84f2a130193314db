import { planNameWith } from '@skora/domain';
import { ENTITLEMENTS } from '@skora/shared/contract';

/** Name of the plan that trims and orders clips. */
export const REEL_PLAN = planNameWith(ENTITLEMENTS, ({ reelBuilder }) => reelBuilder);
