import type { ReactNode } from 'react';
import { paths } from '@skora/shared/contract';
import { NavLink } from '@skora/shared/router';
import { Container, PageHeader } from '@skora/shared/ui';
import styles from './settings-frame.module.css';
import { SETTINGS_PAGES } from './settings-pages';

interface SettingsFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Heading and shared navigation of every settings page. */
export function SettingsFrame({ title, lead, children }: SettingsFrameProps) {
  return (
    <Container>
      <PageHeader eyebrow="Settings" title={title} lead={lead} size="lg" />
      <div className={styles.frame}>
        <nav aria-label="Settings" className={styles.nav}>
          <ul className={styles.list}>
            <li>
              <NavLink to={paths.settings()} end className={styles.link}>
                Overview
              </NavLink>
            </li>
            {SETTINGS_PAGES.map((page) => (
              <li key={page.to}>
                <NavLink to={page.to} className={styles.link}>
                  {page.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.body}>{children}</div>
      </div>
    </Container>
  );
}
