import { Card, Cluster } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './card-list-item.module.css';

interface CardListItemProps {
  title: string;
  /** Of the title. */
  size?: 'md' | 'lg';
  /** Beside the title: how the thing stands. */
  state: ReactNode;
  /** Done or put aside: the card has no surface of its own. */
  quiet?: boolean;
  children: ReactNode;
}

export function CardListItem({ title, size = 'md', state, quiet = false, children }: CardListItemProps) {
  return (
    <Card component="li" tone={quiet ? 'outline' : 'solid'} padding="none" className={styles.item}>
      <Cluster justify="between" gap={2}>
        <h3 className={styles.title} data-size={size}>
          {title}
        </h3>
        {state}
      </Cluster>
      {children}
    </Card>
  );
}
