import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '@skora/shared/contract';
import { NavLink } from '@skora/shared/router';
import { Container, PageHeader } from '@skora/shared/ui';
import { DeletionStrip } from '../account-security/deletion-strip';
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

/** On a phone the pages stand in a row that is wider than the screen: moves it to the present one. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current="page"]');
  if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}

/** Heading and shared navigation of every settings page. */
export function SettingsFrame(props: SettingsFrameProps) {
  const { eyebrow = 'Settings', title, lead, children, aboutAccount = false } = props;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(nav.current), []);
  return (
    <Container>
      <PageHeader eyebrow={eyebrow} title={title} lead={lead} size="lg" />
      <div className={styles.frame}>
        <nav ref={nav} aria-label="Settings" className={styles.nav}>
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
