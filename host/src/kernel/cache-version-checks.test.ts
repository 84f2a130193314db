import { ModuleFederation } from '@module-federation/runtime-core';
import { cacheVersionChecks } from './cache-version-checks';

const kernel = { ui: {}, api: {} };

function provide(lib: object, version: string) {
  return {
    version,
    scope: ['default'],
    lib: () => lib,
    shareConfig: { singleton: true, requiredVersion: false as const },
  };
}

function hostWith(version: string): ModuleFederation {
  return new ModuleFederation({
    name: `host-${version}`,
    remotes: [],
    shared: { 'kernel/ui': provide(kernel.ui, version), 'kernel/api': provide(kernel.api, version) },
    plugins: [cacheVersionChecks()],
  });
}

/** What a remote gets that was built with the range. */
async function ask(
  host: ModuleFederation,
  key: string,
  requiredVersion: string,
  strictVersion = true,
): Promise<unknown> {
  const factory = await host.loadShare(key, {
    customShareInfo: { shareConfig: { singleton: true, strictVersion, requiredVersion } },
  });
  return typeof factory === 'function' ? factory() : factory;
}

it('gives each key its own module', async () => {
  const host = hostWith('1.2.3');
  expect(await ask(host, 'kernel/ui', '^1.2.0')).toBe(kernel.ui);
  expect(await ask(host, 'kernel/api', '^1.2.0')).toBe(kernel.api);
});

it('refuses a range that does not fit, again and again, whatever fitted before', async () => {
  const host = hostWith('1.2.3');
  await ask(host, 'kernel/ui', '^1.2.0');
  for (const key of ['kernel/ui', 'kernel/ui', 'kernel/api']) {
    await expect(ask(host, key, '^2.0.0')).rejects.toThrow('does not satisfy the requirement');
  }
});

it('refuses it also after somebody who only wanted to be warned', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const host = hostWith('1.2.3');
  expect(await ask(host, 'kernel/ui', '^2.0.0', false)).toBe(kernel.ui);
  expect(warn).toHaveBeenCalled();
  await expect(ask(host, 'kernel/ui', '^2.0.0')).rejects.toThrow('does not satisfy the requirement');
});

it('answers the same question once', async () => {
  const host = hostWith('1.2.3');
  await ask(host, 'kernel/ui', '^1.2.0');
  const match = jest.spyOn(String.prototype, 'match');
  await ask(host, 'kernel/api', '^1.2.0');
  expect(match).not.toHaveBeenCalled();
  match.mockRestore();
});
