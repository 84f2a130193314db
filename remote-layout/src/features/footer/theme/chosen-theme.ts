import { useSyncExternalStore } from 'react';

/** Read by `host/server/lib/theme.ts`, which puts the choice into the page before its first paint. */
const COOKIE = 'skora_theme';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The colour of the browser's own bar: the first of two, whose `media` says when the light one is right. */
const WHEN_LIGHT = { system: '(prefers-color-scheme: light)', light: 'all', dark: 'not all' } as const;

/** What a reader may choose: `system` follows the device. */
export type ThemeChoice = keyof typeof WHEN_LIGHT;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme at once and has the site remember it for a year; for `system` there is nothing to remember. */
export function chooseTheme(choice: ThemeChoice): void {
  const { documentElement: root, head } = document;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  head.querySelector('meta[name="theme-color"][media]')?.setAttribute('media', WHEN_LIGHT[choice]);
  const kept = choice === 'system' ? '=; Max-Age=0' : `=${choice}; Max-Age=${YEAR_SECONDS}`;
  document.cookie = `${COOKIE}${kept}; Path=/; SameSite=Lax`;
  for (const listener of listeners) listener();
}

/** The choice that the page shows; `system` while prerendering, because one fragment serves every reader. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}
