import { classNames } from '../lib/class-names';
import styles from './logo.module.css';

/** Props of {@link Logo}. */
interface LogoProps {
  /** Accessible name; pass an empty string where the name stands beside it. Default "SKORA". */
  title?: string;
  className?: string;
}

/**
 * The wordmark: one chalk line drawn with an even stroke. The O is the centre circle with the ball on its
 * spot, the A stays open like a goal. Sized by `font-size`, coloured by `color`.
 */
export function Logo({ title = 'SKORA', className }: LogoProps) {
  const meaning = title ? ({ role: 'img', 'aria-label': title } as const) : { 'aria-hidden': true };
  return (
    <svg {...meaning} className={classNames(styles.logo, className)} viewBox="0 0 167 30" focusable="false">
      <path d="M26 3H9.5a6 6 0 0 0 0 12h11a6 6 0 0 1 0 12H2" />
      <path d="M36 0v30M64 -2 39 15l25 17" />
      <circle cx="81" cy="15" r="12" />
      <circle className={styles.spot} cx="81" cy="15" r="4" />
      <path d="M104 30V3h15.5a6.5 6.5 0 0 1 0 13H107M115 16l16 17" />
      <path d="M134 34 150 -1l16 35" />
    </svg>
  );
}
