import { isPublicAddress, findNetwork } from './network';

const bits = { v4: 24, v6: 48 };

const networks: [address: string, network: string][] = [
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unknown', 'unknown'],
];

test.each(networks)('%s belongs to %s', (address, network) => {
  expect(findNetwork(address, bits)).toBe(network);
});

test.each(['8.8.8.8', '::ffff:8.8.8.8', '2600::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each(['127.0.0.1', '10.1.2.3', '169.254.1.1', '::1', 'fd00::1', '::ffff:10.0.0.1', 'unknown', ''])(
  '%j is not public',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);
