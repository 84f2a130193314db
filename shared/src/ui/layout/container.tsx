import type { ElementType } from 'react';
import { classNames } from '../lib/class-names';
import type { PolymorphicProps } from '../lib/polymorphic';
import styles from './layout.module.css';

interface ContainerLook {
  /** `page` 1200 px, `text` 672 px for reading, `form` 480 px. */
  width?: 'page' | 'text' | 'form';
  /** Adds the fluid vertical distance between sections. */
  section?: boolean;
  className?: string;
}

/** Centred column with the page gutter. */
export function Container<C extends ElementType = 'div'>(props: PolymorphicProps<C, ContainerLook>) {
  const { component, width = 'page', section, className, ...rest } = props;
  const Component: ElementType = component ?? 'div';
  return (
    <Component
      {...rest}
      className={classNames(styles.container, styles[`width${width}`], section && styles.section, className)}
    />
  );
}
