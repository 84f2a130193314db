import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '@skora/shared/contract';
import { NavLink } from '@skora/shared/router';
import { useAccountRole } from '@skora/shared/session';
import { Container, PageHeader } from '@skora/shared/ui';
import { DeletionStrip } from './account-security/deletion/deletion-strip';
import { centreFocused, centreInRow } from './centre-in-row';
import { SavingGate } from './saving-gate';
import styles from './settings-frame.module.css';
import { SETTINGS_PAGES } from './settings-pages';

interface SettingsFrameProps {
  /** What the page is part of. */
  eyebrow?: string;
  title: string;
  lead: string;
  children: ReactNode;
  /** The page is about the account itself: it works at any time and tells of a planned deletion in its own place. */
  aboutAccount?: boolean;
}

export function SettingsFrame(props: SettingsFrameProps) {
  const { eyebrow = 'Settings', title, lead, children, aboutAccount = false } = props;
  const nav = useRef<HTMLElement>(null);
  // The other settings are about a player's own things.
  const isGuardian = useAccountRole() === 'guardian';
  useEffect(
    () => centreInRow(nav.current, nav.current?.querySelector<HTMLElement>('[aria-current="page"]')),
    [],
  );
  return (
    <Container>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} size="lg" />
      <div className={isGuardian ? undefined : styles.frame}>
        {isGuardian ? null : (
          <nav ref={nav} aria-label="Settings" className={styles.nav} onFocus={centreFocused}>
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
        )}
        <div className={styles.body}>
          {aboutAccount ? (
            children
          ) : (
            <>
              <DeletionStrip />
              <SavingGate>{children}</SavingGate>
            </>
          )}
        </div>
      </div>
    </Container>
  );
}
