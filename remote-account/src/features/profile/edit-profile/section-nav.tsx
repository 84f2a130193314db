import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { VisuallyHidden } from '@skora/shared/ui';
import { useEffect, useRef } from 'react';
import { centreFocused, centreInRow } from '../../settings';
import styles from './section-nav.module.css';
import { SECTIONS, type SectionId } from './sections';

interface SectionNavProps {
  current: SectionId;
  /** Sections with something typed and not saved. */
  unsaved: readonly string[];
}

/** The way between the parts of the profile; each has an address, so "back" leads to the one before. */
export function SectionNav({ current, unsaved }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    centreInRow(nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]'));
  }, [current]);
  return (
    <nav ref={nav} aria-label="Parts of your profile" className={styles.nav} onFocus={centreFocused}>
      <ul className={styles.list}>
        {SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={`${paths.editProfile()}?section=${id}`}
              className={styles.link}
              aria-current={id === current ? 'page' : undefined}
            >
              {label}
              {unsaved.includes(id) ? (
                <span className={styles.mark}>
                  <VisuallyHidden>, not saved yet</VisuallyHidden>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
