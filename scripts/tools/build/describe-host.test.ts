import type { HostAssets } from '@skora/host/assets';
import { describeHost } from './describe-host';

const PART: Partial<HostAssets> = { provides: { react: '19.3.1' }, runtimeCore: '2.9.2', kernel: {} };
const ASSETS = PART as HostAssets;

test('the registry learns where the site is, when the host’s release knows it', () => {
  expect(describeHost(ASSETS, 'https://skora.example/')).toMatchObject({
    provides: ASSETS.provides,
    origin: 'https://skora.example',
  });
  expect(describeHost(ASSETS)).not.toHaveProperty('origin');
  expect(describeHost(ASSETS, '')).not.toHaveProperty('origin');
});
