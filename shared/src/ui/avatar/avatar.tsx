import { useCallback, useState } from 'react';
import { classNames } from '../lib/class-names';
import styles from './avatar.module.css';

/** Props of {@link Avatar}. */
interface AvatarProps {
  /** Picture address; missing or failing shows the default avatar. */
  src?: string | null;
  /** Who is shown; an empty string where the name stands beside it. */
  alt: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
}

/** A player's picture, with a silhouette whenever there is none or it cannot be loaded. */
export function Avatar({ src, alt, size = 'md', className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  // A prerendered image may have failed before React attached its listeners.
  const inspect = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(image.getAttribute('src') ?? undefined);
  }, []);
  const shape = classNames(styles.avatar, styles[size], className);
  if (src && src !== failedSrc) {
    return <img ref={inspect} className={shape} src={src} alt={alt} onError={() => setFailedSrc(src)} />;
  }
  const meaning = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
  return (
    <svg {...meaning} className={shape} viewBox="0 0 40 40" focusable="false">
      <circle className={styles.head} cx="20" cy="15" r="6" />
      <path className={styles.shirt} d="M7 40c.5-9 4-14 8.5-15.5a6.5 6.5 0 0 0 9 0C29 26 32.5 31 33 40z" />
    </svg>
  );
}
