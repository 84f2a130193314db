import { formatDay } from '../text/format-day';
import { dayAfter } from './local-time';

/** What the words of a notification are made with; never anything about who looked at a CV. */
export type NotificationParams = Readonly<Record<string, string | number>>;

interface KindOfNotification {
  /** As a choice in the settings: "Tell me when …". */
  when: string;
  /** All that is shown on a locked screen: nothing about the player. */
  short: string;
  title: (params: NotificationParams) => string;
  text: (params: NotificationParams) => string;
  /** The page it leads to. */
  path: (params: NotificationParams) => string;
}

const counted = (count: unknown) => (count === 1 ? '1 number' : `${Number(count)} numbers`);

function coachText({ confirmed, declined }: NotificationParams): string {
  if (declined === 0) return `Confirmed: ${counted(confirmed)}.`;
  if (confirmed === 0) return `Declined: ${counted(declined)}. They stay in your stats as self-reported.`;
  return `Confirmed: ${counted(confirmed)}. Declined: ${counted(declined)}.`;
}

const GUARDIAN_TEXTS: Readonly<Record<string, string>> = {
  'account approved': 'They agreed. Your account is open.',
  'account declined': 'They did not agree. Your account stays closed for now.',
  'account declined-alone':
    'They did not agree. You are old enough in your country to decide alone, so your account is open.',
  'account revoked-alone':
    'They took their agreement back. You are old enough in your country to decide alone, so your account stays open. Your links have ended.',
  'account revoked': 'They took their agreement back. Your account waits, and nothing in it is lost.',
  'publishing approved': 'They agreed that you share your CV by link. It counts a day after their answer.',
  'publishing declined': 'They did not agree that you share your CV.',
  'showcase approved': 'They agreed that you take part in the showcase.',
  'showcase declined': 'They did not agree to the showcase. Your place was given back.',
  'showcase revoked': 'They took their agreement to the showcase back. Your place was given back.',
  'confirmation approved': 'They agreed that your coach is asked. Your coach gets an email now.',
  'confirmation declined': 'They did not agree that this coach is asked. Nobody was asked.',
  'publishing revoked': 'They took their agreement to sharing back. Your links have ended.',
  'push approved': 'They agreed to messages on your phone or computer. You switch them on here.',
  'push revoked': 'They took their agreement to messages back. No device gets messages any more.',
};

const GUARDIAN_PATHS: Readonly<Record<string, string>> = {
  publishing: '/profile/sharing',
  confirmation: '/settings/confirmations',
  showcase: '/showcases',
  push: '/notifications',
  link: '/profile/sharing',
};

/** What nobody had asked them. */
const GUARDIAN_TITLES: Readonly<Record<string, string>> = {
  push: 'Your parent or guardian has decided',
  link: 'Your parent or guardian ended a link',
};

function guardianText({ subject, decision, label }: NotificationParams): string {
  if (subject === 'link') return `“${label}” does not open your CV any more. Other links are not affected.`;
  return GUARDIAN_TEXTS[`${subject} ${decision}`] ?? 'Look at your account.';
}

const PLAN_TITLES: Readonly<Record<string, string>> = {
  paid: 'Your plan has started',
  renewed: 'Your plan goes on',
  changed: 'Your plan has changed',
  planned: 'Your plan will change',
  ending: 'Your plan will end',
  resumed: 'Your plan goes on',
  ended: 'Your plan has ended',
  refunded: 'Your plan has ended, and the money goes back',
  unpaid: 'A payment did not go through',
};

function planText({ change, plan, on }: NotificationParams): string {
  const day = typeof on === 'number' ? formatDay(new Date(on)) : '';
  switch (change) {
    case 'renewed':
      return `The payment for the plan “${plan}” has arrived. It is paid until ${day}.`;
    case 'planned':
      return `From ${day} on you have the plan “${plan}”.`;
    case 'ending':
      return `You keep the plan “${plan}” until ${day}.`;
    case 'refunded':
      return 'Everything that was paid goes back in the same way. What you entered is still there.';
    case 'ended':
      return 'Everything you entered is still there, and you can go on using SKORA for free.';
    case 'unpaid':
      return `The payment for the plan “${plan}” is tried again. You keep the plan until then.`;
    default:
      return `You have the plan “${plan}”.`;
  }
}

const some = (count: unknown, one: string) => (count === 1 ? `1 ${one}` : `${Number(count)} ${one}s`);

/** What is asleep, in the order of importance; a count of 0 is not said. */
function asleep({ links, clips }: NotificationParams): string[] {
  return [links === 0 ? '' : some(links, 'link'), clips === 0 ? '' : some(clips, 'clip')].filter(Boolean);
}

function limitTitle(params: NotificationParams): string {
  if (params.about === 'place') return 'Your place at a showcase was given back';
  if (params.about === 'waiting-list') return 'You are off a waiting list';
  if (params.about !== 'asleep') return 'Your plan includes less now';
  const what = [params.links === 0 ? '' : 'links', params.clips === 0 ? '' : 'clips'].filter(Boolean);
  return `Some of your ${what.join(' and ')} are asleep`;
}

function limitText(params: NotificationParams): string {
  const { about, plan, title } = params;
  if (about === 'place')
    return `Your plan does not include showcases any more, so we gave your place at “${title}” back. It does not come back with a new plan: you would need to register again.`;
  if (about === 'waiting-list')
    return `Your plan does not include showcases any more, so we took you off the waiting list of “${title}”. If you register again later, you join the end of the list.`;
  if (about !== 'asleep') return 'Everything you entered is still there.';
  return `Your plan “${plan}” includes fewer. Asleep now: ${asleep(params).join(' and ')}. Nothing is deleted. They wake by themselves when your plan has room for them.`;
}

function limitPath({ about, links }: NotificationParams): string {
  if (about === 'place' || about === 'waiting-list') return '/showcases';
  if (about !== 'asleep') return '/manage-subscription';
  return links === 0 ? '/clips' : '/profile/sharing';
}

/** An ISO day in words; `null` in notices of older releases, which name none. */
function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? formatDay(new Date(value)) : null;
}

function goalTitle({ dueOn }: NotificationParams): string {
  return `A goal is due ${dayOf(dueOn) === null ? 'tomorrow' : `on ${dayOf(dueOn)}`}`;
}

function weekTitle({ week }: NotificationParams): string {
  const from = dayOf(week);
  return `Did you play ${from === null ? 'last week' : `in the week from ${from}`}?`;
}

function weekText({ week }: NotificationParams): string {
  const from = dayOf(week);
  const when = from === null ? 'of last week' : `from ${from} to ${dayOf(dayAfter(String(week), 6))}`;
  return `No match ${when} is entered yet. You can still add it.`;
}

/** Every kind of notification, in the order of the settings. */
export const NOTIFICATION_KINDS = {
  'coach-answered': {
    when: 'A coach answers about your numbers',
    short: 'A coach has answered',
    title: () => 'Your coach has answered',
    text: coachText,
    path: () => '/settings/confirmations',
  },
  'link-opened': {
    when: 'A link to your CV is opened for the first time',
    short: 'A link was opened for the first time',
    title: () => 'Your link was opened for the first time',
    text: ({ label }) =>
      `${label === '' ? 'Your link' : `“${label}”`} works. We do not record who opened it, and we tell you this only once.`,
    path: () => '/profile/sharing',
  },
  'goal-due': {
    when: 'A goal is due',
    short: 'A goal is due',
    title: goalTitle,
    text: ({ title }) => `“${title}”. You can mark it as reached, or choose a later day.`,
    path: () => '/profile/goals',
  },
  'match-missing': {
    when: 'No match of last week is entered, on Monday morning',
    short: 'Did you play last week?',
    title: weekTitle,
    text: weekText,
    path: () => '/settings/add-weekly-stats',
  },
  'place-free': {
    when: 'You move up to a place at a showcase',
    short: 'You have a place at a showcase',
    title: () => 'You moved up: the place is yours',
    text: ({ title }) => `A place at “${title}” became free. If you cannot come, please give it back.`,
    path: () => '/showcases',
  },
  'guardian-decided': {
    when: 'Your parent or guardian decides something',
    short: 'Your parent or guardian has decided',
    title: ({ subject }) => GUARDIAN_TITLES[subject ?? ''] ?? 'Your parent or guardian has answered',
    text: guardianText,
    path: ({ subject }) => GUARDIAN_PATHS[subject ?? ''] ?? '/settings/account',
  },
  'plan-changed': {
    when: 'Your plan or its payment changes',
    short: 'Something about your plan has changed',
    title: ({ change }) => PLAN_TITLES[change ?? ''] ?? 'Your plan has changed',
    text: planText,
    path: () => '/manage-subscription',
  },
  'plan-limit': {
    when: 'Links or clips fall asleep, or a place ends, because your plan includes less',
    short: 'Your plan includes less now',
    title: limitTitle,
    text: limitText,
    path: limitPath,
  },
} as const satisfies Readonly<Record<string, KindOfNotification>>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export function isNotificationKind(value: unknown): value is NotificationKind {
  return typeof value === 'string' && Object.hasOwn(NOTIFICATION_KINDS, value);
}

/** A notification in words. */
export function notificationWords(kind: NotificationKind, params: NotificationParams) {
  const { title, text, path }: KindOfNotification = NOTIFICATION_KINDS[kind];
  return { title: title(params), text: text(params), path: path(params) };
}
