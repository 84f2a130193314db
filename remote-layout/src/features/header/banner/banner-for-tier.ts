import { paths } from '@skora/shared/contract';
import type { TierState } from '@skora/shared/session';

export interface Banner {
  text: string;
  to: string;
  /** Navigation state: lets players with a plan see the pricing page. */
  state?: { upgrade: true };
}

const upgrade = { to: paths.pricing(), state: { upgrade: true } } as const;

const chooseAPlan: Banner = {
  text: 'Choose Your Plan to Access the Premium Features',
  to: paths.pricing(),
};

const checkYourPlan: Banner = {
  text: 'We cannot check your plan right now',
  to: paths.manageSubscription(),
};

/**
 * The banner of each plan; the invitation to choose one without a plan, and while the tier is loading. When the tier stays
 * unknown it does not invite, because the player may have a plan already.
 */
export function bannerForTier({ status, tier }: TierState): Banner {
  if (status === 'loading') return chooseAPlan;
  if (status === 'unknown') return checkYourPlan;
  switch (tier) {
    case 'tier1':
      return { text: 'Unlock More with Amateur Path', ...upgrade };
    case 'tier2':
      return { text: 'Ready to Go Pro? Upgrade Now', ...upgrade };
    case 'tier3':
      return { text: 'Take the Final Step: Join the Pro League Path', ...upgrade };
    case 'tier4':
      return { text: "You're on the Pro League Path – Check Showcase Schedule", to: paths.showcases() };
    default:
      return chooseAPlan;
  }
}
