import { act, fireEvent, screen } from '@testing-library/react';
import { signInAs, resetSession } from '@skora/shared/testing';
import { clearUserData } from '@skora/shared/storage-keys';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import { MatchForm } from './match-form';
import { TestForm } from './test-form';

const onSaved = () => undefined;
const measuresFrom = '2020-01-01';

beforeEach(() => {
  signInAs({ uid: 'mara' });
  clearUserData();
  jest.useFakeTimers({ now: new Date('2026-11-21T23:50:00') });
});
afterEach(() => {
  jest.useRealTimers();
  resetSession();
});

function passMidnight() {
  jest.setSystemTime(new Date('2026-11-22T00:05:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
}
const when = () => screen.getByLabelText('When');

test('the first match is proposed for the day that came meanwhile, until something is typed', () => {
  renderView(<MatchForm position="RW" matches={[]} onSaved={onSaved} />, memoryDocuments());
  expect(when()).toHaveValue('2026-W47-6');
  passMidnight();
  expect(when()).toHaveValue('2026-W47-7');
});

test('the first test is proposed for the day that came meanwhile; what was typed keeps its day', () => {
  renderView(<TestForm position="RW" measuresFrom={measuresFrom} onSaved={onSaved} />, memoryDocuments());
  passMidnight();
  fireEvent.click(screen.getByRole('radio', { name: /^Sprint 30 m/ }));
  expect(when()).toHaveValue('2026-11-22');
  jest.setSystemTime(new Date('2026-11-23T00:05:00'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(when()).toHaveValue('2026-11-22');
});
