import { paths } from '@skora/shared/contract';
import type { FormKind, MailLink } from '../lib/form-kind';
import { questionReader } from '../lib/read-question';
import { tokenField, tokenInPath } from '../lib/token-in';

const path = (token: string) => `/notifications/weekly-email/${encodeURIComponent(token)}`;
const TITLE = 'Weekly email';
const CHOOSE = { to: paths.notifications(), label: 'Choose it in your account' };

const link: MailLink<object> = {
  findToken: tokenInPath('/weekly-email/:token'),
  look: (token) => `${path(token)}/state`,
  read: questionReader({ type: 'object' }),
  page: (_question, token) => ({
    status: 200,
    title: TITLE,
    lead: 'One press, and we send you no more weekly emails. Everything else stays as it is.',
    forms: [
      {
        name: 'weekly-email',
        label: 'End the weekly email',
        fields: [tokenField(token)],
        buttons: [{ label: 'End the weekly email' }],
      },
    ],
    links: [],
  }),
  closed: (status) => ({
    status,
    title: TITLE,
    lead: 'This link does not work. Part of it may be missing.',
    forms: [],
    links: [CHOOSE],
  }),
};

/** The link in the weekly email. */
export const weeklyEmail: FormKind<object> = {
  name: 'weekly-email',
  link,
  page: link.page,
  check: () => ({}),
  request: (_typed, _question, token) => ({ path: path(token) }),
  done: () => ({
    status: 200,
    title: TITLE,
    lead: 'Done. You get no more weekly emails.',
    forms: [],
    links: [CHOOSE],
  }),
};
