import { fileURLToPath } from 'node:url';
import { chromium, type PlaywrightTestConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '@skora/scripts/chromium-flags';
import { findChromium } from '@skora/scripts/find-chromium';
import { findProgram, OTHER_BROWSERS } from '@skora/scripts/other-browsers';

type Projects = NonNullable<PlaywrightTestConfig['projects']>;
type LaunchOptions = NonNullable<NonNullable<PlaywrightTestConfig['use']>['launchOptions']>;

const CHROMIUM: LaunchOptions = {
  executablePath: findChromium({ playwrightPath: chromium.executablePath() }) ?? undefined,
  args: [
    ...CHROMIUM_FLAGS,
    // Together about a twentieth less of the processor's time for a page: fewer collections of young garbage, and
    // drawing (which no graphics card does here) without a process of its own.
    '--js-flags=--min-semi-space-size=64',
    '--in-process-gpu',
  ],
};

/** What Playwright cannot tell a Firefox of the system while it runs. */
const FIREFOX_PREFERENCES = {
  'layout.css.prefers-color-scheme.content-override': 0,
  'ui.prefersReducedMotion': 1,
  'dom.w3c_touch_events.enabled': 1,
};

/** What Firefox says of what somebody points with, which it cannot find out without a screen: in its own bits, hover and a fine pointer, or a finger. */
const MOUSE = 6;
const FINGER = 1;

function firefox(pointer: number, ...args: string[]): Projects[number]['use'] {
  return {
    browserName: 'firefox',
    // Drives a Firefox as it is installed, by WebDriver BiDi, instead of a build of Playwright's own.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('firefox-for-playwright.mjs', import.meta.url)),
      firefoxUserPrefs: {
        ...FIREFOX_PREFERENCES,
        'ui.primaryPointerCapabilities': pointer,
        'ui.allPointerCapabilities': pointer,
      },
      args,
      env: { ...process.env, FIREFOX_PATH: findProgram(OTHER_BROWSERS.firefox) ?? 'firefox' },
    },
  };
}

/** What each browser does, and what only a finger does. WebKit is driven by something else, so its tests have files of their own. */
const JOURNEYS = 'browsers/main-journeys.spec.ts';
const TOUCH = 'browsers/touch.spec.ts';
const WEBKIT = 'browsers/webkit.spec.ts';
/** Tests of the whole suite that also say something about Firefox. */
const IN_FIREFOX = ['journeys/navigation.spec.ts', 'journeys/prefetch.spec.ts'];

/** Chromium runs everything; Firefox and WebKitGTK what people do most, unless SKORA_BROWSERS is `chromium`. */
export function projects(): Projects {
  const inChromium = { name: 'chromium', testIgnore: WEBKIT, use: { launchOptions: CHROMIUM } };
  if (process.env['SKORA_BROWSERS'] === 'chromium') return [inChromium];
  return [
    inChromium,
    { name: 'firefox', testMatch: [JOURNEYS, ...IN_FIREFOX], use: firefox(MOUSE) },
    { name: 'firefox by touch', testMatch: TOUCH, use: firefox(FINGER, '--taps') },
    { name: 'webkit', testMatch: WEBKIT },
  ];
}
