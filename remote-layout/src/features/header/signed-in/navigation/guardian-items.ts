import { paths } from '@skora/shared/contract';
import { discover } from './discover';
import type { NavigationItem } from './navigation-item';

/** The places of a parent or guardian, who has no CV and no stats. */
export const guardianItems: readonly NavigationItem[] = [
  { label: 'Family', icon: 'home', to: paths.family() },
  discover,
  { label: 'Me', icon: 'user', to: paths.accountSecurity() },
];
