import { PLAN_NAMES } from '../plans/plans';
import { isNotificationKind, NOTIFICATION_KINDS, notificationWords } from './notification-kind';

test('a coach’s answer is told in numbers', () => {
  const told = (confirmed: number, declined: number) =>
    notificationWords('coach-answered', { confirmed, declined }).text;
  expect(told(1, 0)).toBe('Confirmed: 1 number.');
  expect(told(2, 1)).toBe('Confirmed: 2 numbers. Declined: 1 number.');
  expect(told(0, 2)).toMatch(/^Declined: 2 numbers\./);
});

test('a link that was opened says that nobody is recorded', () => {
  expect(notificationWords('link-opened', { label: 'Trial' }).text).toMatch(
    /^“Trial” works\. We do not record/,
  );
  expect(notificationWords('link-opened', { label: '' }).text).toMatch(/^Your link works\./);
});

test('each answer of a guardian leads where it can be seen', () => {
  const { text, path } = notificationWords('guardian-decided', {
    subject: 'publishing',
    decision: 'revoked',
  });
  expect([text, path]).toEqual([expect.stringContaining('Your links have ended.'), '/profile/sharing']);
  expect(notificationWords('guardian-decided', { subject: 'account', decision: 'approved' }).path).toBe(
    '/settings/account',
  );
});

test('changes of a plan are told with their day', () => {
  const on = Date.UTC(2026, 11, 1);
  expect(notificationWords('plan-changed', { change: 'ending', plan: PLAN_NAMES.tier1, on })).toMatchObject({
    title: 'Your plan will end',
    text: `You keep the plan “${PLAN_NAMES.tier1}” until 1 Dec 2026.`,
  });
});

test('what a plan does not include any more is told in numbers, and leads where it is', () => {
  const asleep = (links: number, clips: number) =>
    notificationWords('plan-limit', { about: 'asleep', plan: PLAN_NAMES.tier0, links, clips });
  expect(asleep(3, 1)).toMatchObject({
    title: 'Some of your links and clips are asleep',
    text: 'Your plan “Free” includes fewer. Asleep now: 3 links and 1 clip. Nothing is deleted. They wake by themselves when your plan has room for them.',
    path: '/profile/sharing',
  });
  expect(asleep(1, 0).title).toBe('Some of your links are asleep');
  expect(asleep(0, 2)).toMatchObject({ title: 'Some of your clips are asleep', path: '/clips' });
});

test('a place that ends with the plan is named, also on a waiting list', () => {
  const told = (about: string) => notificationWords('plan-limit', { about, title: 'Spring Day' });
  expect(told('place')).toMatchObject({
    title: 'Your place at a showcase was given back',
    text: 'Your plan does not include showcases any more, so we gave your place at “Spring Day” back. It does not come back with a new plan: you would need to register again.',
    path: '/showcases',
  });
  expect(told('waiting-list')).toMatchObject({
    title: 'You are off a waiting list',
    text: 'Your plan does not include showcases any more, so we took you off the waiting list of “Spring Day”. If you register again later, you join the end of the list.',
  });
  expect(told('of-tomorrow').path).toBe('/manage-subscription');
});

test('a goal and a week are told with their day, as older notices are not', () => {
  const goal = { title: 'Sprint under 1.9 s' };
  expect(notificationWords('goal-due', { ...goal, dueOn: '2026-12-01' }).title).toBe(
    'A goal is due on 1 Dec 2026',
  );
  expect(notificationWords('goal-due', goal).title).toBe('A goal is due tomorrow');
  expect(notificationWords('match-missing', { week: '2026-11-30' })).toMatchObject({
    title: 'Did you play in the week from 30 Nov 2026?',
    text: 'No match from 30 Nov 2026 to 6 Dec 2026 is entered yet. You can still add it.',
  });
  expect(notificationWords('match-missing', {})).toMatchObject({
    title: 'Did you play last week?',
    text: 'No match of last week is entered yet. You can still add it.',
  });
});

test('nothing on a locked screen is about the player', () => {
  for (const { short } of Object.values(NOTIFICATION_KINDS)) expect(short).not.toMatch(/“|\d/);
});

test('only kinds of the table are kinds', () => {
  expect([isNotificationKind('goal-due'), isNotificationKind('toString'), isNotificationKind(1)]).toEqual([
    true,
    false,
    false,
  ]);
});
