import { mara } from '../../../testing/identity-replies';

const at = new Date('2026-11-01');

/** Documents of a player with something in every part, under the account of the tests. */
export function fullCv(): Record<string, Record<string, unknown>> {
  const own = `profiles/${mara.uid}`;
  const now = new Date();
  const monday = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - 14));
  return {
    [own]: {
      displayName: 'Mara Fictiva',
      primaryPosition: 'RW',
      secondaryPositions: ['LW'],
      preferredFoot: 'left',
      weakFoot: 3,
      heightCm: 171.5,
      shirtNumber: 7,
      bio: 'Direct and quick.',
      country: 'PT',
      nationalities: ['PT'],
      languages: ['pt'],
      availability: 'open',
      agent: 'none',
      updatedAt: at,
    },
    [`${own}/statEntries/a`]: {
      kind: 'sprint',
      measuredOn: new Date('2026-10-12'),
      measuredBy: 'coach',
      method: 'gates',
      values: { sprint10: 1.92 },
      ratings: {},
    },
    [`${own}/statEntries/b`]: {
      kind: 'technical',
      measuredOn: at,
      measuredBy: 'self',
      method: '',
      values: {},
      ratings: { firstTouch: 7, focus: 9 },
    },
    [`${own}/statEntries/c`]: {
      kind: 'body',
      measuredOn: at,
      measuredBy: 'self',
      method: '',
      values: { weightKg: 61 },
      ratings: {},
    },
    [`${own}/matches/2026-W45-1`]: {
      monday,
      day: 6,
      competition: 'league',
      opponent: 'Northfield Rovers',
      venue: 'home',
      goalsFor: 2,
      goalsAgainst: 0,
      format: 11,
      position: 'RW',
      role: 'started',
      minutes: 90,
      numbers: { goals: 1 },
      revision: 1,
    },
    [`${own}/career/1`]: {
      club: 'FC Muster',
      team: 'U19',
      level: 'District league',
      from: '2024-08',
      to: '',
    },
    [`${own}/education/1`]: {
      school: 'Escola Exemplo',
      qualification: '12th grade',
      from: '2022-09',
      to: '',
    },
    [`${own}/honours/1`]: { title: 'District cup', year: 2025 },
    [`${own}/references/1`]: {
      name: 'Jonas Beispiel',
      role: 'U17 coach',
      statement: 'Brave with the ball.',
      contactConsent: false,
      updatedAt: at,
    },
    [`${own}/clips/0`]: {
      source: 'youtube',
      videoId: 'abc-def_ghi',
      action: 'pass',
      title: 'Left-footed switch',
      visibility: 'link',
      updatedAt: at,
    },
    [`${own}/confirmations/1`]: {
      items: [
        {
          kind: 'entry',
          ref: 'a',
          revision: 0,
          key: 'sprint10',
          value: 1.92,
          label: 'Sprint 10 m',
          unit: 's',
        },
      ],
      coach: {
        name: 'Jonas Beispiel',
        role: 'U17 coach',
        club: 'FC Muster',
        domain: 'muster.example',
        key: 'jonas',
      },
      decision: 'confirmed',
      note: '',
      decidedAt: new Date('2026-10-14'),
      hidden: false,
    },
  };
}
