import type { ElementType } from 'react';
import { classNames } from '../lib/class-names';
import type { PolymorphicProps } from '../lib/polymorphic';
import type { Gap } from './gap';
import styles from './layout.module.css';

interface StackLook {
  gap?: Gap;
  /** Across the column; children stretch by default. */
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** Children below each other with an even distance. */
export function Stack<C extends ElementType = 'div'>(props: PolymorphicProps<C, StackLook>) {
  const { component, gap = 4, align, className, ...rest } = props;
  const Component: ElementType = component ?? 'div';
  return (
    <Component
      {...rest}
      className={classNames(styles.stack, styles[`gap${gap}`], align && styles[`align${align}`], className)}
    />
  );
}
