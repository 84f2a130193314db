import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Logo } from '@skora/shared/ui';
import { AccountArea } from '../account/account-area';
import styles from './navigation-bar.module.css';
import { SiteMenu } from './site-menu';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True once the page is scrolled away from its top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > 0,
    () => false,
  );
}

/** The sticky bar: logo, pages and account area. */
export function NavigationBar() {
  const scrolled = useScrolled();
  return (
    <header className={styles.bar} data-scrolled={scrolled || undefined}>
      <div className={styles.inner}>
        <Link to={paths.home()} className={styles.logo} aria-label="SKORA, home">
          <Logo title="" />
        </Link>
        <div className={styles.account}>
          <AccountArea />
        </div>
        <SiteMenu />
      </div>
    </header>
  );
}
