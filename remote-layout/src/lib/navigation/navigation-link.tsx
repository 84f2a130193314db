import type { ManifestNavigationEntry } from '@skora/shared/contract';
import { matchPattern } from '@skora/shared/contract';
import { useHydrated } from '@skora/shared/remote';
import { Link, useLocation } from '@skora/shared/router';

interface NavigationLinkProps {
  entry: ManifestNavigationEntry;
  className?: string;
}

/** Link of a navigation entry, marked when it leads to the page one is on. */
export function NavigationLink({ entry, className }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const current = hydrated && matchPattern(entry.to, pathname) !== null;
  return (
    <Link to={entry.to} className={className} aria-current={current ? 'page' : undefined}>
      {entry.label}
    </Link>
  );
}
