import type { ElementType } from 'react';
import { classNames } from '../lib/class-names';
import type { PolymorphicProps } from '../lib/polymorphic';
import type { Gap } from './gap';
import styles from './layout.module.css';

interface GridLook {
  /** At most this many columns; fewer as the space shrinks. On a phone one, with 4 two. */
  columns?: 2 | 3 | 4;
  gap?: Gap;
  className?: string;
}

/** Equal columns for cards and tiles. */
export function Grid<C extends ElementType = 'div'>(props: PolymorphicProps<C, GridLook>) {
  const { component, columns = 3, gap = 5, className, ...rest } = props;
  const Component: ElementType = component ?? 'div';
  return (
    <Component
      {...rest}
      className={classNames(styles.grid, styles[`columns${columns}`], styles[`gap${gap}`], className)}
    />
  );
}
