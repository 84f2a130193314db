import { NEVER_SOLD_WORDS } from '@skora/domain';
import { FREE_IN_EVERY_TIER } from '@skora/shared/contract';

/** What is for sale in no plan. */
export const NEVER_SOLD: readonly string[] = FREE_IN_EVERY_TIER.map((key) => NEVER_SOLD_WORDS[key]);
