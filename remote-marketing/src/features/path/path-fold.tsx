import { Heading, Icon } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './path-fold.module.css';

interface PathFoldProps {
  id: string;
  title: string;
  /** Whom it is for, above the title. */
  ages: string;
  intro: ReactNode;
  /** Small graphic beside the title. */
  sign?: ReactNode;
  /** Open from the beginning. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A part of the path that folds. It is the browser's own disclosure, so it works without JavaScript: a link to the
 * part, or a search in the page, opens it.
 */
export function PathFold({ id, title, ages, intro, sign, open, children }: PathFoldProps) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <details open={open}>
        <summary className={styles.summary}>
          <span className={styles.ages}>{ages}</span>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          {sign}
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        {/* The anchor is inside: what folds opens for a link to what it holds. */}
        <div id={id} className={styles.body}>
          <div className={styles.intro}>{intro}</div>
          {children}
        </div>
      </details>
    </section>
  );
}
