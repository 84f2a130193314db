import type { DecisionName } from '../data/api';

interface Words {
  label: string;
  question: (id: string, release: string, to: string | null) => string;
  confirm: string;
  busy: string;
  done: (id: string, release: string) => { title: string; text: string };
}

const VISIBLE =
  'New pages show this within a few seconds; tabs that are open keep their release. The history has the reason.';

/** What buttons and questions say. */
export const DECISIONS: Readonly<Record<DecisionName, Words>> = {
  rollback: {
    label: 'Roll back',
    question: (id, release, to) => `Roll ${id} back from ${release} to ${to ?? 'the release before'}?`,
    confirm: 'Yes, roll back',
    busy: 'Rolling back…',
    done: (id, release) => ({ title: `${id} is rolled back from ${release}.`, text: VISIBLE }),
  },
  promote: {
    label: 'Promote',
    question: (id, release) => `Give everybody ${release} of ${id}?`,
    confirm: 'Yes, promote',
    busy: 'Promoting…',
    done: (id, release) => ({ title: `${release} is the stable release of ${id}.`, text: VISIBLE }),
  },
  stop: {
    label: 'Stop',
    question: (id, release) => `Stop the canary ${release} of ${id}?`,
    confirm: 'Yes, stop it',
    busy: 'Stopping…',
    done: (id, release) => ({ title: `The canary ${release} of ${id} is stopped.`, text: VISIBLE }),
  },
};
