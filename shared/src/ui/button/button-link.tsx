import { useRef, type ElementType } from 'react';
import { useHandedOverFocus } from '../lib/hand-over-focus';
import type { PolymorphicProps } from '../lib/polymorphic';
import { buttonClass, type ButtonLook } from './button-class';

/** Props of {@link ButtonLink}. */
type ButtonLinkProps<C extends ElementType> = PolymorphicProps<C, ButtonLook>;

/**
 * A link that looks like a button, for steps that change the page.
 *
 * @example
 * <ButtonLink href="/signup">Create your profile</ButtonLink>
 * <ButtonLink component={Link} to="/signup" variant="secondary">Create your profile</ButtonLink>
 */
export function ButtonLink<C extends ElementType = 'a'>(props: ButtonLinkProps<C>) {
  const { component, variant, size, block, className, ...rest } = props;
  const Component: ElementType = component ?? 'a';
  const own = useRef<HTMLAnchorElement>(null);
  useHandedOverFocus(own);
  return <Component ref={own} {...rest} className={buttonClass({ variant, size, block, className })} />;
}
