import { screen } from '@testing-library/react';
import { resetSession, signInAs } from '@skora/shared/testing';
import { TIERS } from '@skora/shared/contract';
import ManageSubscription from '../../routes/manage-subscription';
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
