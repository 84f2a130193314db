import { screen } from '@testing-library/react';
import { resetSession, signInAs } from '@skora/shared/testing';
import { TIERS } from '@skora/shared/contract';
import ManageSubscription from '../../routes/manage-subscription';
import Showcases from '../../routes/showcases';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';
import { TIER_MEANINGS } from './tier-names';

afterEach(resetSession);

test.each(TIERS)('%s sees its plan and a way up only while there is one', (tier) => {
  signInAs({}, tier);
  renderView(<ManageSubscription />, memoryDocuments());
  expect(screen.getByRole('heading', { name: TIER_MEANINGS[tier].name })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: /See the plans/ })).toHaveLength(tier === 'tier4' ? 0 : 1);
});

test('the schedule is for tier4, everybody else sees what it takes', () => {
  signInAs({}, 'tier3');
  const { unmount } = renderView(<Showcases />, memoryDocuments());
  expect(screen.getByText('The schedule is part of the Pro League Path')).toBeVisible();
  unmount();
  signInAs({}, 'tier4');
  renderView(<Showcases />, memoryDocuments());
  expect(screen.getByRole('heading', { name: 'No showcase is published' })).toBeVisible();
});
