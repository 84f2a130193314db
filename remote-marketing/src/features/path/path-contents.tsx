import { TextLink } from '@skora/shared/ui';
import styles from './path-contents.module.css';
import { PHASES } from './program/phases';

const PARTS = [
  ...PHASES.map(({ id, name }) => ({ id, name })),
  { id: 'positions', name: 'Positions' },
  { id: 'goalkeepers', name: 'Goalkeepers' },
  { id: 'week', name: 'Your week' },
];

/** Leads to the parts of the path from anywhere on the page. */
export function PathContents() {
  return (
    <nav aria-label="Parts of the path" className={styles.chooser}>
      <ul className={styles.parts}>
        {PARTS.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={`#${id}`} quiet>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
