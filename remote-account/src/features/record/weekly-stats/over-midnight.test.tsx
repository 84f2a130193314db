import { act, within } from '@testing-library/react';
import { begunDays, DAY_MS, dayLabel, openWeeks } from '@skora/domain';
import { resetSession } from '@skora/shared/testing';
import { openWeek, sheet, signInWithoutDrafts } from './testing/week-page';

beforeEach(signInWithoutDrafts);
afterEach(() => {
  jest.useRealTimers();
  resetSession();
});

/** The option of the present day in the open sheet, as it is read. */
function today(): string | undefined {
  const options = within(sheet().getByLabelText('Day')).getAllByRole('option');
  return options.map(({ textContent }) => textContent).find((text) => text.startsWith('Today'));
}

function expectedToday(): string {
  const now = new Date();
  const [week] = openWeeks(now);
  return week ? `Today, ${dayLabel(week, begunDays(week, now).at(-1) ?? 1)}` : '';
}

test.each(['match', 'training', 'wellness'])(
  'a page that stays open over midnight offers the new day as today: %s',
  (kind) => {
    jest.useFakeTimers();
    openWeek(undefined, `&add=${kind}`);
    const before = today();
    expect(before).toBe(expectedToday());
    jest.setSystemTime(Date.now() + DAY_MS);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(today()).toBe(expectedToday());
    expect(today()).not.toBe(before);
  },
);
