import { useId } from 'react';
import type { NavigationArea } from '@skora/shared/contract';
import { NavigationLink } from '../../lib/navigation/navigation-link';
import { useVisibleEntries } from '../../lib/navigation/use-visible-entries';
import styles from './footer-links.module.css';

interface FooterLinksProps {
  area: NavigationArea;
  title: string;
}

export function FooterLinks({ area, title }: FooterLinksProps) {
  const titleId = useId();
  const entries = useVisibleEntries(area);
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={`${entry.to} ${entry.label}`}>
            <NavigationLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
