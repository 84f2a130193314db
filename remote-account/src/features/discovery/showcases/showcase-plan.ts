import { planNameWith } from '@skora/domain';
import { ENTITLEMENTS } from '@skora/shared/contract';

/** Name of the plan that registers for showcases. Everybody may read the schedule. */
export const SHOWCASE_PLAN = planNameWith(ENTITLEMENTS, ({ showcases }) => showcases);
