/** One pending action as the Auth emulator lists it. */
export type PendingAction = { email: string; requestType: string; oobCode: string };

type Template = { mode: string; subject: string; sentence: string };

const templates: Record<string, Template> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: 'Reset your SKORA password',
    sentence: 'Follow this link to choose a new password for your SKORA account:',
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: 'Verify your e-mail address for SKORA',
    sentence: 'Follow this link to verify your e-mail address:',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    mode: 'verifyAndChangeEmail',
    subject: 'Confirm your new e-mail address for SKORA',
    sentence: 'Follow this link to confirm your new e-mail address:',
  },
  RECOVER_EMAIL: {
    mode: 'recoverEmail',
    subject: 'Your e-mail address for SKORA was changed',
    sentence: 'If this was not you, follow this link to undo it:',
  },
  EMAIL_SIGNIN: {
    mode: 'signIn',
    subject: 'Sign in to SKORA',
    sentence: 'Follow this link to sign in:',
  },
};

/** The mail for a pending action; undefined for an action the emulator may learn later. */
export function accountMail(
  action: PendingAction,
  siteOrigin: string,
): { to: string; subject: string; text: string } | undefined {
  const template = templates[action.requestType];
  if (!template) return undefined;
  const link = new URL('/auth-action', siteOrigin);
  link.searchParams.set('mode', template.mode);
  link.searchParams.set('oobCode', action.oobCode);
  return {
    to: action.email,
    subject: template.subject,
    text: `${template.sentence}\n\n${link.href}\n\nIf you did not ask for this, ignore this mail.\n`,
  };
}
