import { ModuleFederation } from '@module-federation/runtime-core';
import { forgetFailedShares } from './forget-failed-shares';

const forms = { name: 'forms' };

/** A host whose module downloads at the second try. */
function flakyHost(name: string) {
  const load = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(forms);
  const host = new ModuleFederation({
    name,
    remotes: [],
    shared: {
      'kernel/forms': {
        version: '1.2.3',
        scope: ['default'],
        get: () => load().then((module) => () => module),
        shareConfig: { singleton: true, requiredVersion: false as const },
      },
    },
    plugins: [forgetFailedShares()],
  });
  return { host, load };
}

async function ask(host: ModuleFederation): Promise<unknown> {
  const factory = await host.loadShare('kernel/forms', {
    customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^1.2.0' } },
  });
  return typeof factory === 'function' ? factory() : factory;
}

it('downloads a shared module again that did not come the first time', async () => {
  const { host, load } = flakyHost('one');
  await expect(ask(host)).rejects.toThrow('ChunkLoadError');
  expect(await ask(host)).toBe(forms);
  expect(await ask(host)).toBe(forms);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does so for all who waited for it together', async () => {
  const { host, load } = flakyHost('several');
  const waiting = await Promise.allSettled([ask(host), ask(host), ask(host)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await Promise.all([ask(host), ask(host)])).toEqual([forms, forms]);
  expect(load).toHaveBeenCalledTimes(2);
});
