import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import styles from './icon-list.module.css';

interface IconListProps {
  /** One sentence or term each; every one stands once. */
  items: readonly string[];
  icon?: IconName;
  size?: 'body' | 'small';
  /** Two columns where there is room. */
  wide?: boolean;
}

/**
 * Short lines with the same sign before each, such as what a plan includes.
 *
 * @example <IconList items={['One link', 'Export as JSON']} size="small" />
 */
export function IconList({ items, icon = 'check', size = 'body', wide = false }: IconListProps) {
  return (
    <ul className={classNames(styles.list, size === 'small' && styles.small, wide && styles.wide)}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
