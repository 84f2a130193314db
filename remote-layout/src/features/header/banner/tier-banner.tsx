import { Link } from '@skora/shared/router';
import { useAccountRole, useTier } from '@skora/shared/session';
import { Icon } from '@skora/shared/ui';
import { bannerForTier } from './banner-for-tier';
import styles from './tier-banner.module.css';

/** The strip above the bar: one sentence for the visitor's plan, as a link. */
export function TierBanner() {
  const { text, to, state } = bannerForTier(useTier());
  // A parent or guardian is no player: no plan can be chosen for this account.
  if (useAccountRole() === 'guardian') return null;
  return (
    <aside aria-label="Your plan">
      <Link to={to} state={state} className={styles.banner}>
        {/* A new element per text: centred words that moved would count as a layout shift. */}
        <span key={text} className={styles.text}>
          {text}
          <Icon name="arrow-right" className={styles.arrow} />
        </span>
      </Link>
    </aside>
  );
}
