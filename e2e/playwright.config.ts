import { defineConfig } from '@playwright/test';
import { SITE } from './fixtures/stack/addresses';
import { projects } from './setup/projects';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results/artifacts',
  globalSetup: './setup/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Bounds for a machine that does much else at the same time; what works ends long before.
  timeout: 600_000,
  expect: { timeout: 40_000 },
  reporter: [
    ['list'],
    ['./setup/failure-reporter.ts'],
    ['json', { outputFile: './test-results/results.json' }],
  ],
  use: {
    baseURL: SITE,
    viewport: { width: 1280, height: 800 },
    // Drawing movement takes a fifth of the processor's time; the tests about movement ask for it.
    reducedMotion: 'reduce',
    // The theme that a system without a wish gets; tests about the light one ask for it.
    colorScheme: 'dark',
    // With the site's worker, pages of one test could come from what another step kept. The tests about it let it in.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: projects(),
});
