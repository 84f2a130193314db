import { act, screen } from '@testing-library/react';
import type { AccountRole, AccountStatus } from '@skora/shared/session';
import { beSignedOut, resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../lib/testing/memory-documents';
import { renderView } from '../../lib/testing/render-view';
import { ArticleStep } from './article-step';
import { ownStep } from './own-step';

afterEach(() => act(resetSession));

const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const VISITOR = ['Create your free CV /signup'];
const PLAYER = ['Set a goal /profile/goals?goal=new', 'Add weekly stats /settings/add-weekly-stats'];

test('while nobody knows who is here it holds the links of both, and each reader ends with one set', () => {
  renderView(<ArticleStep />, memoryDocuments({}));
  expect(links()).toEqual([...VISITOR, ...PLAYER]);
  act(beSignedOut);
  expect(links()).toEqual(VISITOR);
  act(() => void signInAs());
  expect(links()).toEqual(PLAYER);
});

test.each<[AccountStatus, AccountRole, string]>([
  ['active', 'guardian', '/family'],
  ['pending-guardian', 'player', '/complete-account'],
  ['incomplete', 'player', '/complete-account'],
  ['incomplete', 'guardian', '/complete-account'],
])('an account that is %s, of a %s, is led to %s alone', (status, role, to) => {
  expect(ownStep(status, role).links.map((link) => link.to)).toEqual([to]);
});
