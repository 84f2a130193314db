import { classNames } from '../lib/class-names';
import styles from './icon.module.css';
import { iconPaths, type IconName } from './icon-paths';

/** Props of {@link Icon}. */
interface IconProps {
  name: IconName;
  /** Accessible name; without it the icon is decoration and hidden from assistive technology. */
  title?: string;
  className?: string;
}

/** An icon as large as the text around it (1.25 em), in its colour. */
export function Icon({ name, title, className }: IconProps) {
  const meaning = title ? ({ role: 'img', 'aria-label': title } as const) : { 'aria-hidden': true };
  return (
    <svg {...meaning} className={classNames(styles.icon, className)} viewBox="0 0 20 20" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
