import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../lib/class-names';
import type { PolymorphicProps } from '../lib/polymorphic';
import styles from './disclosure-menu.module.css';

/** A link in a `DisclosureMenu`; takes `href`, or the router's link through `component`. */
export function MenuLink<C extends ElementType = 'a'>(props: PolymorphicProps<C, { className?: string }>) {
  const { component, className, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  return (
    <li>
      <Component {...rest} className={classNames(styles.entry, className)} />
    </li>
  );
}

/** An action in a `DisclosureMenu`, for example signing out; `separated` draws a line above it. */
export function MenuButton({
  className,
  separated,
  ...rest
}: ComponentPropsWithRef<'button'> & { separated?: boolean }) {
  return (
    <li className={separated ? styles.separated : undefined}>
      <button type="button" {...rest} className={classNames(styles.entry, className)} />
    </li>
  );
}
