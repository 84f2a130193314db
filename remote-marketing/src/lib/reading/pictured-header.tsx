import { PageHeader } from '@skora/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './pictured-header.module.css';

interface PicturedHeaderProps extends Omit<ComponentProps<typeof PageHeader>, 'pitch' | 'className'> {
  /** The page's own graphic: beside the words, on a phone below them. */
  picture: ReactNode;
}

/** Top of a page whose subject can be drawn. */
export function PicturedHeader({ picture, ...words }: PicturedHeaderProps) {
  return (
    <div className={styles.top}>
      <PageHeader {...words} />
      {picture}
    </div>
  );
}
