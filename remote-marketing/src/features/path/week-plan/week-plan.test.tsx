import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPrerendered, prerenderPage, visitPage } from '../../../testing/render-page';
import { WeekPlan } from './week-plan';

const row = (day: string) => within(screen.getByRole('row', { name: new RegExp(`^${day}`) }));

test('finished HTML shows a whole week already', () => {
  const html = prerenderPage(<WeekPlan />);
  expect(html).toContain('Rondo 4 against 2');
});

test('team days, match and own sessions stand in their rows', () => {
  openPrerendered(<WeekPlan />);
  expect(row('Saturday').getByText('Match')).toBeInTheDocument();
  expect(row('Tuesday').getByText('Team training')).toBeInTheDocument();
  expect(row('Sunday').getByText(/Psychological/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('150 minutes of your own training in 6 sessions');
});

test('another match day moves everything, and a position brings its drill', async () => {
  visitPage(<WeekPlan />);
  const match = within(screen.getByRole('group', { name: 'Match on' }));
  await userEvent.click(match.getByRole('radio', { name: 'Sun' }));
  expect(row('Sunday').getByText('Match')).toBeInTheDocument();
  expect(row('Monday').getByText(/Psychological/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Goalkeeper' }));
  expect(screen.getByRole('table', { name: 'Your week' })).toHaveTextContent('Shots to alternating sides');
});

test('a training day can be taken out', async () => {
  visitPage(<WeekPlan />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  expect(row('Tuesday').queryByText('Team training')).toBeNull();
});

test('an exam week is lighter', async () => {
  visitPage(<WeekPlan />);
  await userEvent.click(screen.getByRole('radio', { name: 'Exam week' }));
  expect(screen.getByRole('status')).toHaveTextContent('50 minutes');
  expect(screen.getByRole('table')).not.toHaveTextContent('Physical');
});

test('the calendar file is made in the page', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  visitPage(<WeekPlan />);
  await userEvent.click(screen.getByRole('button', { name: 'Save to my calendar (.ics)' }));
  expect(names).toEqual(['skora-week-plan.ics']);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});
