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

/** Full, full in goal, and sparse. The other demo players have told nothing: their pages show how to begin. */
export const demoProfiles: readonly DemoProfile[] = [MARA, NORA, TIMO];
