import { landingPage, paths } from '@skora/shared/contract';
import type { AccountRole, AccountStatus } from '@skora/shared/session';

interface StepLink {
  label: string;
  to: string;
}

/** What a reader does next: why, and where. The first link matters most. */
export interface Step {
  text: string;
  links: readonly [StepLink, ...StepLink[]];
}

export const VISITOR_STEP: Step = {
  text: 'Keep your test results in a football CV. It is free, and stays private until you choose to show it.',
  links: [{ label: 'Create your free CV', to: paths.signUp() }],
};

/** The step of somebody who is signed in. An account that is not open yet comes first: nothing can be saved in it. */
export function ownStep(status: AccountStatus, role: AccountRole): Step {
  if (status === 'pending-guardian') {
    return {
      text: 'You can set goals as soon as your parent or guardian agrees. We sent them an email.',
      links: [{ label: 'See details', to: landingPage({ status }) }],
    };
  }
  if (status === 'incomplete') {
    return {
      text: 'Complete your account. Then you can set goals and add weekly stats.',
      links: [{ label: 'Complete account', to: landingPage({ status }) }],
    };
  }
  if (role === 'guardian') {
    return {
      text: 'See what your child shows to whom, and what waits for your answer.',
      links: [{ label: 'Go to your family', to: paths.family() }],
    };
  }
  return {
    text: 'Choose one thing from this article and make it a goal. Only you see your goals.',
    links: [
      { label: 'Set a goal', to: `${paths.goals()}?goal=new` },
      { label: 'Add weekly stats', to: paths.weeklyStats() },
    ],
  };
}
