import { paths } from '@skora/shared/contract';
import { discover } from './discover';
import type { NavigationItem } from './navigation-item';

/** The five places of a player. */
export const playerItems: readonly NavigationItem[] = [
  { label: 'Home', icon: 'home', to: paths.dashboard() },
  {
    label: 'Add',
    icon: 'plus',
    tiles: true,
    entries: [
      {
        label: 'Match',
        hint: 'Minutes and what you did',
        icon: 'ball',
        to: `${paths.weeklyStats()}?add=match`,
      },
      {
        label: 'Training',
        hint: 'How long and how hard',
        icon: 'clock',
        to: `${paths.weeklyStats()}?add=training`,
      },
      {
        label: 'How I felt',
        hint: 'Sleep, soreness and mood',
        icon: 'heart',
        to: `${paths.weeklyStats()}?add=wellness`,
      },
      {
        label: 'Test',
        hint: 'Sprint, jump and others',
        icon: 'chart',
        to: `${paths.playerStats()}?add=test`,
      },
    ],
  },
  { label: 'CV', icon: 'document', to: paths.cv() },
  discover,
  {
    label: 'Me',
    icon: 'user',
    entries: [
      { label: 'Edit profile', icon: 'edit', to: paths.editProfile() },
      { label: 'Settings', icon: 'filter', to: paths.settings() },
      { label: 'Share your CV', icon: 'share', to: paths.sharing() },
      { label: 'Goals', icon: 'target', to: paths.goals() },
      { label: 'Confirmations', icon: 'check', to: paths.confirmations() },
      { label: 'Your clips', icon: 'play', to: `${paths.clips()}#own-clips` },
      { label: 'Your plan', icon: 'trophy', to: paths.manageSubscription() },
    ],
  },
];
