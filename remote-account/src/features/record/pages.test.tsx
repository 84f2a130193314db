import { screen } from '@testing-library/react';
import { resetSession, signInAs } from '@skora/shared/testing';
import DashboardPage from '../../routes/dashboard';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';

const monday = new Date('2026-11-16');
const full = {
  'profiles/mara': { displayName: 'Mara Fictiva', primaryPosition: 'RW', heightCm: 171.5, country: 'PT' },
  'profiles/mara/statEntries/a': {
    kind: 'sprint',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'coach',
    method: 'gates',
    values: { sprint10: 1.92 },
    ratings: {},
  },
  'profiles/mara/statEntries/b': {
    kind: 'technical',
    measuredOn: monday,
    measuredBy: 'self',
    method: '',
    values: {},
    ratings: { firstTouch: 7, focus: 9 },
  },
  'profiles/mara/statEntries/c': {
    kind: 'body',
    measuredOn: monday,
    measuredBy: 'self',
    method: '',
    values: { weightKg: 61 },
    ratings: {},
  },
};

beforeEach(() => {
  // Only the picture is asked for over the network here; there is none.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 404 }));
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
});
afterEach(resetSession);

test('the dashboard names the next best step and says what others can see', async () => {
  renderView(<DashboardPage />, memoryDocuments(full));
  expect(await screen.findByRole('heading', { name: 'Say which foot you prefer' })).toBeVisible();
  expect(screen.getByText('4 of 8')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What others can see of you' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check or end it on the map' })).toHaveAttribute('href', '/map');
});
