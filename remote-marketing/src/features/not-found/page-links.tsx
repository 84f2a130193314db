import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import styles from './page-links.module.css';
import type { SitePage } from './site-pages';

interface PageLinksProps {
  label: string;
  pages: readonly SitePage[];
}

export function PageLinks({ label, pages }: PageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {pages.map(({ to, label: name, note, state }) => (
          <li key={to}>
            <TextLink component={Link} to={to} state={state} arrow>
              {name}
            </TextLink>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
