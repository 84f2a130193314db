import { useRef, type ElementType } from 'react';
import { classNames } from '../lib/class-names';
import { useHandedOverFocus } from '../lib/hand-over-focus';
import { Icon } from '../icon/icon';
import type { PolymorphicProps } from '../lib/polymorphic';
import styles from './text-link.module.css';

interface TextLinkLook {
  /** Underlined only on hover; for lists of links, never inside running text. */
  quiet?: boolean;
  /** Trailing arrow for a link that leads on. */
  arrow?: boolean;
  className?: string;
}

/** Props of {@link TextLink}. */
type TextLinkProps<C extends ElementType> = PolymorphicProps<C, TextLinkLook>;

/**
 * A link in text. Takes `href`, or the router's link through `component`.
 *
 * @example
 * <TextLink component={Link} to="/story" arrow>How numbers are verified</TextLink>
 */
export function TextLink<C extends ElementType = 'a'>(props: TextLinkProps<C>) {
  const { component, quiet, arrow, className, children, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  const own = useRef<HTMLAnchorElement>(null);
  useHandedOverFocus(own);
  return (
    <Component
      ref={own}
      {...rest}
      className={classNames(styles.link, quiet && styles.quiet, arrow && styles.arrow, className)}
    >
      {children}
      {arrow ? <Icon name="arrow-right" className={styles.icon} /> : null}
    </Component>
  );
}
