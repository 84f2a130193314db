import { forwardRef } from 'react';
import {
  Link as RouterLink,
  type LinkProps,
  NavLink as RouterNavLink,
  type NavLinkProps,
} from 'react-router-dom';

/** The router's link. Left alone it marks itself for a discovery of routes that this site does not have, in every link of a page. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RouterLink ref={ref} discover="none" {...props} />;
});

/** The same for links that know whether they are current. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(props, ref) {
  return <RouterNavLink ref={ref} discover="none" {...props} />;
});
