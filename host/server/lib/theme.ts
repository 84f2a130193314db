/**
 * Written by `remote-layout/src/features/footer/theme` when a reader chooses, and absent while the system decides. It says
 * nothing else, and is in the page before its first paint, so that no page flashes in the other theme.
 */
const THEME_COOKIE = 'skora_theme';

/** The pages' own colours, `--sk-color-page` of the two themes. */
const PAGE = { dark: '#070e0d', light: '#f6f4eb' } as const;

/** A theme that was chosen by hand; null where the system decides. */
export type ChosenTheme = 'light' | 'dark' | null;

/** @param cookies of the request; anything but the two themes counts as no choice */
export function readTheme(cookies: ReadonlyMap<string, string>): ChosenTheme {
  const value = cookies.get(THEME_COOKIE);
  return value === 'light' || value === 'dark' ? value : null;
}

/** What `<html>` says of a choice, with a space before it; empty where the system decides. */
export function themeAttribute(theme: ChosenTheme): string {
  return theme === null ? '' : ` data-theme="${theme}"`;
}

const WHEN_LIGHT = { light: 'all', dark: 'not all', system: '(prefers-color-scheme: light)' } as const;

/** The colour of the browser's own bar. The first whose `media` holds is used: a choice only changes the first one's. */
export function themeColors(theme: ChosenTheme): string {
  return (
    `<meta name="theme-color" content="${PAGE.light}" media="${WHEN_LIGHT[theme ?? 'system']}">` +
    `<meta name="theme-color" content="${PAGE.dark}">`
  );
}
