import type { ElementType } from 'react';
import { classNames } from '../lib/class-names';
import type { PolymorphicProps } from '../lib/polymorphic';
import type { Gap } from './gap';
import styles from './layout.module.css';

interface ClusterLook {
  gap?: Gap;
  /** Along the row. */
  justify?: 'between' | 'center' | 'end';
  /** Align text baselines instead of centres. */
  baseline?: boolean;
  className?: string;
}

/** Children in a row that wraps: buttons, badges, meta data. */
export function Cluster<C extends ElementType = 'div'>(props: PolymorphicProps<C, ClusterLook>) {
  const { component, gap = 3, justify, baseline, className, ...rest } = props;
  const Component: ElementType = component ?? 'div';
  return (
    <Component
      {...rest}
      className={classNames(
        styles.cluster,
        styles[`gap${gap}`],
        justify && styles[justify],
        baseline && styles.baseline,
        className,
      )}
    />
  );
}
