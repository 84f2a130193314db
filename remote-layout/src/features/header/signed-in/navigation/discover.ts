import { paths } from '@skora/shared/contract';
import type { NavigationItem } from './navigation-item';

/** What is to be found outside one's own account; the same for everybody. */
export const discover: NavigationItem = {
  label: 'Discover',
  icon: 'compass',
  entries: [
    { label: 'Academies', hint: 'Search and compare clubs', icon: 'shield', to: paths.academies() },
    { label: 'Player map', hint: 'Players near large cities', icon: 'pin', to: paths.playerMap() },
    { label: 'Showcases', hint: 'Dates, places and registration', icon: 'calendar', to: paths.showcases() },
    { label: 'Clips', hint: 'Short videos of players', icon: 'play', to: paths.clips() },
    { label: 'Blog', hint: 'Training, tests and the path', icon: 'document', to: paths.blog() },
  ],
};
