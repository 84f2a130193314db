import { act, fireEvent, screen } from '@testing-library/react';
import { clearUserData } from '@skora/shared/storage-keys';
import { addNativeDialog, resetSession, signInAs } from '@skora/shared/testing';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { renderView } from '../../../../lib/testing/render-view';
import PlayerStats from '../../../../routes/player-stats';

beforeEach(() => {
  addNativeDialog();
  jest.useFakeTimers({ now: new Date('2026-11-21T23:50:00') });
  signInAs({ uid: 'mara' });
  clearUserData();
});
afterEach(() => {
  jest.useRealTimers();
  resetSession();
});

const days = () => screen.getAllByLabelText<HTMLInputElement>(/^Day of the measurement/);

function open(at: string) {
  const documents = memoryDocuments({ 'profiles/mara': { displayName: 'Mara', primaryPosition: 'RW' } });
  renderView(<PlayerStats />, documents, `/settings/player-stats?${at}`);
}

function comeBackAfterMidnight() {
  jest.setSystemTime(new Date('2026-11-22T00:05:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
}

test('a page that was open over midnight asks for results of the new day, one by one as well', () => {
  open('add=test');
  expect(days().map(({ value }) => value)).toEqual(['2026-11-21', '2026-11-21']);
  comeBackAfterMidnight();
  expect(days().map(({ value, max }) => [value, max])).toEqual([
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
  ]);
});

test('what was typed before midnight keeps its day', () => {
  open('step=physical');
  fireEvent.change(screen.getByLabelText('Height (cm)'), { target: { value: '172' } });
  comeBackAfterMidnight();
  expect(days().map(({ value, max }) => [value, max])).toEqual([['2026-11-21', '2026-11-22']]);
});
