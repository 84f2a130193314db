import { useSyncExternalStore } from 'react';
import { readConfig, type BrowserConfig } from '@skora/shared/config';
import { Icon } from '@skora/shared/ui';
import styles from './social-links.module.css';

type Social = BrowserConfig['social'];

const NETWORKS = [
  { id: 'facebook', label: 'Facebook' },
  { id: 'instagram', label: 'Instagram' },
  { id: 'youtube', label: 'YouTube' },
  { id: 'linkedin', label: 'LinkedIn' },
] as const;

/** Where the links lead until the page's configuration is read, and without scripts. */
const PROVIDERS: Social = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  linkedin: 'https://www.linkedin.com/',
};

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** SKORA elsewhere. */
export function SocialLinks() {
  const social = useSyncExternalStore(
    subscribeToNothing,
    () => readConfig().social,
    () => PROVIDERS,
  );
  return (
    <ul className={styles.list}>
      {NETWORKS.map(({ id, label }) => (
        <li key={id}>
          <a className={styles.link} href={social[id]} rel="noopener noreferrer">
            <Icon name={id} title={label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
