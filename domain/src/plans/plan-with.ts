import { PLAN_NAMES } from './plans';

type Tier = keyof typeof PLAN_NAMES;

/**
 * Name of the cheapest plan that has something.
 *
 * @param limits what each plan has, from the one table that is enforced
 * @throws Error when no plan has it
 * @example planNameWith(ENTITLEMENTS, ({ showcases }) => showcases) // 'Pro League Path'
 */
export function planNameWith<T>(
  limits: Readonly<Record<Tier, T>>,
  wanted: (plan: T) => boolean,
): (typeof PLAN_NAMES)[Tier] {
  const tier = (Object.keys(PLAN_NAMES) as Tier[]).find((name) => wanted(limits[name]));
  if (tier === undefined) throw new Error('No plan has this.');
  return PLAN_NAMES[tier];
}
