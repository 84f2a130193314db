import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { VisuallyHidden } from '@skora/shared/ui';
import { useEffect, useRef } from 'react';
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
    // On a phone the sections stand in a row that is wider than the screen.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} aria-label="Parts of your profile" className={styles.nav}>
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
