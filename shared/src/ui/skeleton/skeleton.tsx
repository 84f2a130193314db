import { classNames } from '../lib/class-names';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. */
interface SkeletonProps {
  /** `text` lines, a `title`, a `block` (16:9) or a `circle` (avatar). Size others by `className`. */
  shape?: 'text' | 'title' | 'block' | 'circle';
  /** Number of lines of a text skeleton. */
  lines?: number;
  className?: string;
}

/** Holds the place of content that is on its way. Hidden from assistive technology: say it once nearby. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.group, className)} aria-hidden="true" data-skeleton={shape}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <span key={line} className={classNames(styles.bone, styles[shape])} />
      ))}
    </span>
  );
}
