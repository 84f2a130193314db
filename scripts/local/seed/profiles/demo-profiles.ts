import { defaultVisibility, NO_AGENT, type RowCollection, type Visibility } from '@skora/domain';

/** A stored row; its place is its position in the list. */
type Row = Readonly<Record<string, string | number | boolean>>;

/** What a demo player tells about himself or herself beyond the record. All of it is invented. */
interface DemoProfile {
  uid: string;
  /** Fields of the profile that come on top of those of the record. */
  profile: Readonly<Record<string, string | number | readonly string[]>>;
  rows: Readonly<Partial<Record<RowCollection, readonly Row[]>>>;
  /** Missing: the player has chosen nothing, and the defaults hold. */
  visibility?: Visibility;
}

const MARA: DemoProfile = {
  uid: 'demo-mara',
  profile: {
    weakFoot: 3,
    shirtNumber: 17,
    city: 'Berlin',
    nationalities: ['DE', 'PT'],
    languages: ['de', 'pt', 'en'],
    agent: NO_AGENT,
    contactEmail: 'mara.demo@skora.example',
  },
  rows: {
    career: [
      {
        club: 'TSV Erfunden',
        team: 'First team',
        country: 'DE',
        level: 'Regional league',
        from: '2024-07',
        appearances: 38,
        goals: 9,
        note: 'Moved from full back to the wing in the second season.',
      },
      {
        club: 'FC Beispiel',
        team: 'U19',
        country: 'DE',
        level: 'Youth regional league',
        from: '2021-07',
        to: '2024-06',
        appearances: 61,
        goals: 14,
      },
      {
        club: 'SV Nirgendwo',
        team: 'U15 to U17',
        country: 'DE',
        level: 'District',
        from: '2017-08',
        to: '2021-06',
      },
    ],
    education: [
      {
        school: 'Invented University of Applied Sciences',
        qualification: 'BSc sport science (in progress)',
        country: 'DE',
        from: '2023-10',
        to: '2027-03',
      },
      {
        school: 'Erfundenes Gymnasium',
        qualification: 'Abitur',
        country: 'DE',
        from: '2015-08',
        to: '2023-06',
      },
    ],
    honours: [
      { title: 'Invented Cup winner', awardedBy: 'Made-up Football Association', year: 2025 },
      { title: 'Player of the season', awardedBy: 'TSV Erfunden', year: 2025, note: 'Voted by the team.' },
    ],
    references: [
      {
        name: 'Rui Inventado',
        role: 'Head coach',
        club: 'TSV Erfunden',
        statement:
          'She asks for the video before I have cut it. The crosses are the next step, and she knows it.',
        contactConsent: true,
        contact: 'rui.inventado@tsv-erfunden.example',
      },
    ],
  },
  visibility: { ...defaultVisibility(true), contact: 'coach' },
};

const NORA: DemoProfile = {
  uid: 'demo-nora',
  profile: {
    weakFoot: 4,
    shirtNumber: 1,
    city: 'Bergen',
    nationalities: ['NO'],
    languages: ['no', 'en'],
    agent: 'Invented Sports Agency',
  },
  rows: {
    career: [
      {
        club: 'IL Ingensteds',
        team: 'First team',
        country: 'NO',
        level: 'Second division',
        from: '2020-01',
        appearances: 104,
        goals: 0,
        note: 'Captain since 2023.',
      },
    ],
    honours: [
      {
        title: 'Invented national team, training camp',
        awardedBy: 'Made-up Football Association',
        year: 2019,
      },
    ],
  },
};

const TIMO: DemoProfile = {
  uid: 'demo-timo',
  profile: { nationalities: ['AT'] },
  rows: { career: [{ club: 'SK Ausgedacht', team: 'U17', country: 'AT', from: '2022-08' }] },
};

const INES: DemoProfile = {
  uid: 'demo-ines',
  profile: {
    weakFoot: 4,
    shirtNumber: 8,
    city: 'Lisbon',
    nationalities: ['PT'],
    languages: ['pt', 'en', 'es'],
    agent: NO_AGENT,
  },
  rows: {
    career: [
      {
        club: 'Clube Inventado',
        team: 'First team',
        country: 'PT',
        level: 'Third division',
        from: '2024-08',
        appearances: 47,
        goals: 5,
        note: 'First club on the large pitch.',
      },
      {
        club: 'Futsal Imaginário',
        team: 'Women',
        country: 'PT',
        level: 'Futsal, second division',
        from: '2019-09',
        to: '2024-06',
        appearances: 96,
        goals: 31,
      },
    ],
    education: [
      {
        school: 'Invented University of Lisbon',
        qualification: 'BSc physiotherapy',
        country: 'PT',
        from: '2020-09',
        to: '2024-07',
      },
    ],
    honours: [{ title: 'Made-up Futsal Cup winner', awardedBy: 'Made-up Futsal Association', year: 2023 }],
    references: [
      {
        name: 'Berta Imaginária',
        role: 'Assistant coach',
        club: 'Clube Inventado',
        statement:
          'She plays the ball forward under pressure and does not lose it. She has learned the distances of the large pitch faster than we expected.',
        contactConsent: false,
      },
    ],
  },
};

const RAVI: DemoProfile = {
  uid: 'demo-ravi',
  profile: {
    weakFoot: 4,
    shirtNumber: 7,
    city: 'Manchester',
    nationalities: ['GB'],
    languages: ['en', 'hi'],
    agent: NO_AGENT,
  },
  rows: {
    career: [
      {
        club: 'Pretend Park FC',
        team: 'First team',
        country: 'GB',
        level: 'Seventh tier',
        from: '2022-07',
        appearances: 71,
        goals: 12,
        note: 'Back in the team after a long pause.',
      },
      {
        club: 'Imaginary Athletic',
        team: 'U21 and reserves',
        country: 'GB',
        level: 'Development league',
        from: '2018-07',
        to: '2022-06',
        appearances: 54,
        goals: 8,
      },
    ],
    references: [
      {
        name: 'Paul Pretend',
        role: 'Head of fitness',
        club: 'Pretend Park FC',
        statement: 'He kept to the plan on every single day of it, and came back fitter than he was before.',
        contactConsent: false,
      },
    ],
  },
};

/** What each demo player tells; that of the minor is sparse. */
export const demoProfiles: readonly DemoProfile[] = [MARA, TIMO, INES, RAVI, NORA];
