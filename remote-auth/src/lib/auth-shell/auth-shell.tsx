import { useEffect, useRef, type ReactNode } from 'react';
import { Notice, PageHeader } from '@skora/shared/ui';
import styles from './auth-shell.module.css';
import { MeasuredRun } from './measured-run';

interface AuthShellProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Ways to the other sign-in pages, under the form. */
  links?: ReactNode;
}

/**
 * The frame of all sign-in pages: the promise on a pitch beside the form. When another title takes the place of the
 * first, reading goes on there.
 */
export function AuthShell({ title, eyebrow, lead, children, links }: AuthShellProps) {
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    column.current?.querySelector('h1')?.focus();
  }, [title]);
  return (
    <div className={styles.shell}>
      <div className={styles.stage}>
        <div className={styles.scene}>
          <MeasuredRun className={styles.run} />
          <p className={styles.promise}>
            <span>Data.</span> <span>Direction.</span> <span>Destiny.</span>
          </p>
        </div>
      </div>
      <div className={styles.side}>
        <div ref={column} className={styles.column}>
          <PageHeader size="lg" eyebrow={eyebrow} title={title} lead={lead} className={styles.header} />
          <noscript>
            <Notice tone="warning" title="This page needs JavaScript">
              Accounts work only with JavaScript switched on. The rest of the site can be read without it.
            </Notice>
          </noscript>
          {children}
          {links ? <div className={styles.links}>{links}</div> : null}
        </div>
      </div>
    </div>
  );
}
