import { paths } from '@skora/shared/contract';
import type { IconName } from '@skora/shared/ui';

export interface SettingsPage {
  label: string;
  to: string;
  icon: IconName;
  about: string;
}

/** The pages in the order a new player goes through them. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    label: 'Edit profile',
    to: paths.editProfile(),
    icon: 'user',
    about: 'Who you are, where you play, clubs, school, honours, references, photo, and who sees what of it.',
  },
  {
    label: 'Add stats',
    to: paths.playerStats(),
    icon: 'target',
    about:
      'Physical tests, technical ratings and, for goalkeepers, an extra step. Each with its date and method.',
  },
  {
    label: 'Add weekly stats',
    to: paths.weeklyStats(),
    icon: 'calendar',
    about: 'Matches and training, week by week. The last eight weeks stay open for corrections.',
  },
  {
    label: 'Confirmations',
    to: paths.confirmations(),
    icon: 'check',
    about: 'Ask a coach to confirm your numbers, and read every word of the answer.',
  },
  {
    label: 'Account and security',
    to: paths.accountSecurity(),
    icon: 'shield',
    about: 'Email, password and sessions, a copy of your data, and deleting the account.',
  },
];
