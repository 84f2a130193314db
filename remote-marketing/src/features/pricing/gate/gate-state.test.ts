import type { Tier } from '@skora/shared/contract';
import { gateState } from './gate-state';

const ready = (tier: Tier) => ({ status: 'ready', tier }) as const;
const loading = { status: 'loading', tier: 'tier0' } as const;
const visit = { prerendered: false, session: 'signed-in', hinted: false, upgrade: false } as const;

describe('after the delay, with the tier known', () => {
  it.each([
    ['tier0', false, 'open'],
    ['tier0', true, 'open'],
    ['tier1', false, 'refused'],
    ['tier1', true, 'open'],
    ['tier2', false, 'refused'],
    ['tier2', true, 'open'],
    ['tier3', false, 'refused'],
    ['tier3', true, 'open'],
    ['tier4', false, 'refused'],
    ['tier4', true, 'open'],
  ] as const)('%s, upgrade %s: %s', (tier, upgrade, expected) => {
    for (const prerendered of [true, false]) {
      expect(gateState({ ...visit, prerendered, tier: ready(tier), upgrade, delayOver: true })).toBe(
        expected,
      );
    }
  });
});

test('a tier that nobody tells opens nothing, and refuses nobody', () => {
  const unknown = { status: 'unknown', tier: 'tier0' } as const;
  for (const upgrade of [true, false]) {
    expect(gateState({ ...visit, tier: unknown, upgrade, delayOver: true })).toBe('unknown');
    expect(gateState({ ...visit, tier: unknown, upgrade, delayOver: false })).toBe('loading');
  }
});

describe('before the decision', () => {
  it.each([
    ['client-side navigation, signed out', false, 'signed-out', false, 'loading'],
    ['client-side navigation, signed in', false, 'signed-in', false, 'loading'],
    ['client-side navigation, nobody known yet', false, 'unknown', false, 'loading'],
    ['finished HTML, signed out', true, 'signed-out', false, 'open'],
    ['finished HTML, signed in', true, 'signed-in', false, 'loading'],
    ['finished HTML, nobody known yet', true, 'unknown', false, 'as-sent'],
    ['finished HTML, signed in last time', true, 'unknown', true, 'loading'],
  ] as const)('%s', (_case, prerendered, session, hinted, expected) => {
    expect(
      gateState({ prerendered, session, hinted, upgrade: false, tier: ready('tier2'), delayOver: false }),
    ).toBe(expected);
    expect(gateState({ prerendered, session, hinted, upgrade: true, tier: loading, delayOver: true })).toBe(
      expected,
    );
  });
});
