import { existsSync } from 'node:fs';

/** A program that the browser tests need besides Chromium. */
export type BrowserProgram = {
  name: string;
  /** Variable of the environment with its path, before all usual places. */
  variable: string;
  places: readonly string[];
  /** Packages of Debian and Ubuntu that have it, the best first. */
  packages: readonly string[];
};

const WEBKIT_LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `/usr/lib/${machine}/${version}`),
);

/** Everything that Firefox and WebKitGTK are driven with. */
export const OTHER_BROWSERS = {
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: [
      '/usr/bin/firefox-esr',
      '/usr/lib/firefox/firefox',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    // Ubuntu's firefox only fetches a snap, which root of a container cannot start.
    packages: ['firefox-esr'],
  },
  webkitDriver: {
    name: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
  },
  miniBrowser: {
    name: 'MiniBrowser of WebKitGTK',
    variable: 'MINI_BROWSER_PATH',
    places: WEBKIT_LIBRARIES.map((folder) => `${folder}/MiniBrowser`),
    packages: ['libwebkit2gtk-4.1-0'],
  },
  screen: {
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    places: ['/usr/bin/Xvfb'],
    packages: ['xvfb'],
  },
} as const satisfies Record<string, BrowserProgram>;

/**
 * Path of a program: what its variable names, else the first usual place that has it; null when there is none.
 *
 * @throws Error when the variable names nothing
 */
export function findProgram(
  { variable, places }: BrowserProgram,
  env: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
): string | null {
  const configured = env[variable];
  if (!configured) return places.find((path) => exists(path)) ?? null;
  if (exists(configured)) return configured;
  throw new Error(`${variable} is ${configured}, but there is no such file.`);
}
