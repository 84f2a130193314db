import { useId } from 'react';
import type { NavigationArea } from '@skora/shared/contract';
import { useSession } from '@skora/shared/session';
import { NavigationLink } from '../../lib/navigation/navigation-link';
import { useVisibleEntries } from '../../lib/navigation/use-visible-entries';
import styles from './footer-links.module.css';

interface FooterLinksProps {
  area: NavigationArea;
  title: string;
}

export function FooterLinks({ area, title }: FooterLinksProps) {
  const titleId = useId();
  const session = useSession().status;
  const entries = useVisibleEntries(area, session !== 'signed-in');
  // A browser that was signed in last time may be a paid player's.
  const ofTier = session === 'unknown' ? styles.unlessReturning : undefined;
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul data-navigation={area} className={styles.list}>
        {entries.map((entry) => (
          <li key={`${entry.to} ${entry.label}`} className={entry.tiers && ofTier}>
            <NavigationLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
