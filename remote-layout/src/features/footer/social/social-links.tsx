import { findConfig } from '@skora/shared/config';
import { Icon } from '@skora/shared/ui';
import styles from './social-links.module.css';

const NETWORKS = [
  { id: 'facebook', label: 'Facebook' },
  { id: 'instagram', label: 'Instagram' },
  { id: 'youtube', label: 'YouTube' },
  { id: 'linkedin', label: 'LinkedIn' },
] as const;

/** SKORA elsewhere, as configured. At build there is no configuration: the host fills in the marked links as it composes. */
export function SocialLinks() {
  const social = findConfig()?.social;
  const links = NETWORKS.map((network) => ({ ...network, href: social ? social[network.id] : '#' }));
  const shown = links.filter(({ href }) => href !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul data-social={social ? undefined : ''} className={styles.list}>
      {shown.map(({ id, label, href }) => (
        <li key={id} data-social={social ? undefined : id}>
          <a className={styles.link} href={href} rel="noopener noreferrer">
            <Icon name={id} title={label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
