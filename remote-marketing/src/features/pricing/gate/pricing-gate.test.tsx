import type { Tier } from '@skora/shared/contract';
import { onEvent, type ToastRequest } from '@skora/shared/events';
import { tierStore } from '@skora/shared/session';
import { DEVICE_KEYS, deviceStorage } from '@skora/shared/storage-keys';
import { act, screen } from '@testing-library/react';
import { openPrerendered, visitPage } from '../../../testing/render-page';
import { nobodyYet, signedIn, signedOut } from '../../../testing/visitor';
import { PricingGate } from './pricing-gate';
import { DECISION_DELAY_MS } from './use-pricing-gate';

const page = (
  <PricingGate>
    <p>The plans</p>
  </PricingGate>
);

let toasts: ToastRequest[] = [];
let stop = () => undefined as void;

beforeEach(() => {
  jest.useFakeTimers();
  toasts = [];
  stop = onEvent('shell:toast-requested', (toast) => toasts.push(toast));
  nobodyYet();
});

afterEach(() => {
  stop();
  localStorage.clear();
  jest.useRealTimers();
});

function pass(ms: number): void {
  act(() => jest.advanceTimersByTime(ms));
}

const loader = () => screen.queryByRole('status');
const plans = () => screen.queryByText('The plans');

test.each(['tier1', 'tier2', 'tier3', 'tier4'] as Tier[])(
  '%s: loader, one toast, home, history replaced',
  (tier) => {
    signedIn(tier);
    const { navigator } = visitPage(page, { path: '/pricing-plans' });
    pass(DECISION_DELAY_MS - 1);
    expect([loader() !== null, plans(), toasts]).toEqual([true, null, []]);
    pass(1);
    pass(60_000);
    expect(toasts).toEqual([{ kind: 'error', message: 'You already have a plan.' }]);
    expect(plans()).toBeNull();
    expect(navigator.replace).toHaveBeenCalledTimes(1);
    expect(navigator.replace.mock.calls[0]?.[0]).toMatchObject({ pathname: '/' });
    expect(navigator.push).not.toHaveBeenCalled();
  },
);

test('who has just signed in is not told of an error, and gets their own page', () => {
  signedIn('tier2');
  const { navigator } = visitPage(page, { path: '/pricing-plans', state: { signedIn: true } });
  pass(DECISION_DELAY_MS);
  expect(toasts).toEqual([{ kind: 'info', message: 'You already have a plan.' }]);
  expect(plans()).toBeNull();
  expect(navigator.replace).toHaveBeenCalledTimes(1);
  expect(navigator.replace.mock.calls[0]?.[0]).toMatchObject({ pathname: '/profile' });
});

test('decides after 1000 ms, not before', () => {
  signedIn('tier0');
  visitPage(page);
  pass(999);
  expect([loader() !== null, plans()]).toEqual([true, null]);
  pass(1);
  expect([loader(), plans() !== null]).toEqual([null, true]);
});

test.each(['tier1', 'tier4'] as Tier[])('%s with the upgrade flag sees the plans after the delay', (tier) => {
  signedIn(tier);
  visitPage(page, { state: { upgrade: true } });
  expect(plans()).toBeNull();
  pass(DECISION_DELAY_MS);
  expect(plans()).not.toBeNull();
  expect(toasts).toEqual([]);
});

test('a tier that nobody tells: no plan is offered, and the page says why', () => {
  signedIn();
  visitPage(page);
  act(() => tierStore.set({ status: 'unknown', tier: 'tier0' }));
  pass(DECISION_DELAY_MS);
  expect([loader(), plans(), toasts]).toEqual([null, null, []]);
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot check your plan right now');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  signedIn('tier0');
  expect(plans()).not.toBeNull();
});

test('a flag that is not true does not count', () => {
  signedIn('tier2');
  visitPage(page, { state: { upgrade: 'yes' } });
  pass(DECISION_DELAY_MS);
  expect(plans()).toBeNull();
});

test('tier0 and signed-out visitors wait for the delay after a client-side navigation', () => {
  signedOut();
  visitPage(page);
  expect(loader()).not.toBeNull();
  pass(DECISION_DELAY_MS);
  expect(plans()).not.toBeNull();
});

test('a tier that takes longer than the delay is waited for', () => {
  signedIn();
  const { navigator } = visitPage(page);
  pass(5_000);
  expect(loader()).not.toBeNull();
  signedIn('tier3');
  expect(toasts).toHaveLength(1);
  expect(navigator.replace).toHaveBeenCalledTimes(1);
});

test('finished HTML holds the plans and a signed-out visitor keeps them without waiting', () => {
  openPrerendered(page);
  signedOut();
  expect(plans()).not.toBeNull();
  expect(loader()).toBeNull();
});

test('finished HTML gives way to the loader for a browser that was signed in, then the tier decides', () => {
  const user = { uid: 'u1', displayName: null, photoURL: null, emailVerified: true, email: null };
  deviceStorage.write(DEVICE_KEYS.user, JSON.stringify(user));
  openPrerendered(page);
  expect(plans()).toBeNull();
  signedIn('tier0');
  pass(DECISION_DELAY_MS);
  expect(plans()).not.toBeNull();
});

test('a plan bought while the page is open closes it', () => {
  signedIn('tier0');
  visitPage(page);
  pass(DECISION_DELAY_MS);
  signedIn('tier2');
  expect(toasts).toHaveLength(1);
});
