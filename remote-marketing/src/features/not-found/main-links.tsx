import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import styles from './main-links.module.css';

const links = [
  { to: paths.home(), label: 'Home', note: 'What SKORA does' },
  { to: paths.curatedProgramPath(), label: 'Curated Program Path', note: 'What to train next' },
  { to: paths.academies(), label: 'Academies', note: 'After you log in' },
  { to: paths.blog(), label: 'Blog', note: 'Articles with sources' },
  { to: paths.contactUs(), label: 'Get SKORED', note: 'Tell us about a broken link' },
];

/** The places most visitors look for. */
export function MainLinks() {
  return (
    <nav aria-label="Main pages">
      <ul className={styles.links}>
        {links.map(({ to, label, note }) => (
          <li key={to}>
            <TextLink component={Link} to={to} arrow>
              {label}
            </TextLink>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
