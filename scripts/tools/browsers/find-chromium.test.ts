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

  it('takes a whole one where that is asked for, unless CHROMIUM_PATH names another', () => {
    const [shell, whole] = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
    const exists = (path: string) => [shell, whole, '/opt/chrome'].includes(path);
    const find = (env: NodeJS.ProcessEnv) => findChromium({ env, exists, playwrightPath, isWhole: true });
    expect(find({})).toBe(whole);
    expect(find({ CHROMIUM_PATH: shell })).toBe(whole);
    expect(find({ CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome');
  });

  it('says so when there is none', () => {
    expect(search({})).toBeNull();
  });
});
