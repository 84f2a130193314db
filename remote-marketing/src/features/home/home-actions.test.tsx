import { screen } from '@testing-library/react';
import { openPrerendered, prerenderPage, visitPage } from '../../testing/render-page';
import { nobodyYet, signedIn, signedOut } from '../../testing/visitor';
import { HomeActions } from './home-actions';
import { ownStep } from './own-step';

beforeEach(nobodyYet);

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

test('finished HTML holds both sets for the style sheet to choose from', () => {
  const html = prerenderPage(<HomeActions />);
  expect(html).toContain('Create your free CV');
  expect(html).toContain('Open my CV');
});

test('each visitor ends with one set', () => {
  openPrerendered(<HomeActions />);
  signedOut();
  expect(names()).toEqual(['Create your free CV', 'See the path']);
  signedIn('tier0');
  expect(names()).toEqual(['See my next step', 'Open my CV']);
});

test('a signed-in visitor who comes back from another page sees only the own set', () => {
  signedIn('tier2');
  visitPage(<HomeActions />);
  expect(names()).toEqual(['See my next step', 'Open my CV']);
});

test.each([
  ['none', 'Finish your account', '/complete-account'],
  ['incomplete', 'Finish your account', '/complete-account'],
  ['pending-guardian', 'See what we are waiting for', '/complete-account'],
  ['active', 'See my next step', '/profile'],
  ['unknown', 'See my next step', '/profile'],
] as const)('with an account that is %s the next step is "%s"', (account, label, to) => {
  expect(ownStep(account)).toEqual({ label, to });
});
