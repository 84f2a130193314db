import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DashboardPage from '../../routes/dashboard';
import type { PlayerDocuments } from '../../lib/documents/player-documents';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../lib/testing/http-edge';
import { jsonReply } from '../../lib/testing/json-reply';
import { memoryDocuments } from '../../lib/testing/memory-documents';
import { renderView } from '../../lib/testing/render-view';
import { link, ME, offMap, onMap, record, sharing } from './testing/dashboard-samples';

const LINKS = 'GET cv/links';
const MAP = 'GET account/map-entry';

let edge: HttpEdge;

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  edge = await signInAtEdge();
  edge.answer(LINKS, () => jsonReply(sharing([])));
  edge.answer(MAP, () => jsonReply(offMap));
  edge.answer('GET confirmations/requests', () => jsonReply({ requests: [] }));
});
afterEach(signOutAtEdge);

test('what this device kept about clips is no answer about what others can see', async () => {
  const documents = memoryDocuments(record);
  let isReached = false;
  const watchNewest: PlayerDocuments['watchNewest'] = (path, by, count, next, failed) => {
    if (isReached || path !== `${ME}/clips`) return documents.watchNewest(path, by, count, next, failed);
    next([], true);
    return () => undefined;
  };
  renderView(<DashboardPage />, { ...documents, watchNewest });
  expect(await screen.findByText('We could not check this')).toBeVisible();
  expect(screen.queryByText('Nothing.')).not.toBeInTheDocument();
  isReached = true;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Nothing.')).toBeVisible();
});

test('where clips are public, the button says that they stay', async () => {
  edge.answer(LINKS, () => jsonReply(sharing([link('one', 'Trial in May')])));
  edge.answer(MAP, () => jsonReply(onMap));
  const clip = {
    source: 'youtube',
    videoId: 'abc-def_ghi',
    action: 'pass',
    visibility: 'public',
    title: 'One',
  };
  const shown = { ...record, [`${ME}/clips/0`]: { ...clip, updatedAt: new Date() } };
  renderView(<DashboardPage />, memoryDocuments(shown));
  expect(await screen.findByText('One clip in the gallery')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Stop showing everything but clips' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop showing everything' })).not.toBeInTheDocument();
});
