import { findChromium } from './find-chromium';

const playwrightPath = '/cache/ms-playwright/chromium/chrome';

function search(env: NodeJS.ProcessEnv, ...installed: string[]): string | null {
  return findChromium({ env, exists: (path) => installed.includes(path), playwrightPath });
}

describe('finding Chromium', () => {
  it('takes CHROMIUM_PATH before everything else', () => {
    expect(search({ CHROMIUM_PATH: '/opt/chrome' }, '/usr/bin/chromium', '/opt/chrome')).toBe('/opt/chrome');
  });

  it('refuses a CHROMIUM_PATH that names nothing', () => {
    expect(() => search({ CHROMIUM_PATH: '/opt/chrome' }, '/usr/bin/chromium')).toThrow(
      'CHROMIUM_PATH is /opt/chrome, but there is no such file.',
    );
  });

  it('takes an installed browser before the one of Playwright', () => {
    expect(search({}, playwrightPath, '/usr/bin/google-chrome', '/usr/bin/chromium')).toBe(
      '/usr/bin/chromium',
    );
    expect(search({}, playwrightPath, '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
    expect(search({}, playwrightPath)).toBe(playwrightPath);
  });

  it('takes one without windows before a whole one', () => {
    expect(search({}, '/usr/bin/chromium', '/usr/bin/chromium-headless-shell')).toBe(
      '/usr/bin/chromium-headless-shell',
    );
  });

  it('says so when there is none', () => {
    expect(search({})).toBeNull();
  });
});
