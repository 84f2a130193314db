import { storedMatch, storedSprint } from '@skora/domain/testing';
import { mara } from '../../../../lib/testing/identity-replies';

/** Where the player's documents are. */
export const ME = `profiles/${mara.uid}`;

/** Two tests and a match of the player; the weight in it is never offered. */
export const record = {
  [`${ME}/statEntries/sprint-entry`]: storedSprint(),
  [`${ME}/statEntries/body-entry`]: {
    kind: 'body',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'self',
    method: '',
    values: { weightKg: 61 },
    ratings: {},
  },
  [`${ME}/matches/2026-W46-1`]: { ...storedMatch(), numbers: { goals: 2 } },
};

/** The coach of the tests, as the player names him. */
export const coach = { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC' };

/** An open request for the sprint of {@link record}, as the backend lists it. */
export const asked = {
  id: 'one',
  coach,
  email: 'rui@club.example',
  numbers: [
    {
      kind: 'entry',
      ref: 'sprint-entry',
      key: 'sprint10',
      label: 'Sprint 10 m',
      detail: 'Timing gates',
      value: 1.92,
      unit: 's',
    },
  ],
  status: 'open',
  requestedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  decidedAt: null,
};

/** A stored answer about the match of {@link record}: the goals as they are, the minutes of an older revision. */
export const answer = {
  items: [
    {
      kind: 'match',
      ref: '2026-W46-1',
      revision: 1,
      key: 'goals',
      value: 2,
      label: 'Goals',
      unit: '',
      detail: '',
    },
    {
      kind: 'match',
      ref: '2026-W46-1',
      revision: 0,
      key: 'minutes',
      value: 80,
      label: 'Minutes played',
      unit: 'min',
      detail: '',
    },
  ],
  coach: { ...coach, domain: 'club.example', key: 'k' },
  decision: 'confirmed',
  note: 'I was there.\nBoth with the left.',
  decidedAt: new Date('2026-11-18'),
  hidden: false,
};
