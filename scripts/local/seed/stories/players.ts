import type { Tier } from '@skora/shared/contract';

/** One fictional player who can be signed in on this machine. */
type DemoPlayer = {
  uid: string;
  displayName: string;
  email: string;
  tierLevel: Tier;
  /** In years, whenever the data is made; decides, with the country, what is private by default. */
  age: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Has a profile picture of this colour (red, green, blue). */
  picture?: readonly [number, number, number];
};

/** Password of every demo player; these accounts only exist in the emulators. */
export const demoPassword = 'demo-player-1';

/** One player for each tier. None of them exists. */
export const demoPlayers: readonly DemoPlayer[] = [
  {
    uid: 'demo-mara',
    displayName: 'Mara Fictiva',
    email: 'mara.demo@skora.example',
    tierLevel: 'tier0',
    age: 22,
    country: 'DE',
    picture: [22, 163, 74],
  },
  {
    uid: 'demo-timo',
    displayName: 'Timo Erfunden',
    email: 'timo.demo@skora.example',
    tierLevel: 'tier1',
    age: 16,
    country: 'AT',
  },
  {
    uid: 'demo-ines',
    displayName: 'Inês Inventada',
    email: 'ines.demo@skora.example',
    tierLevel: 'tier2',
    age: 24,
    country: 'PT',
  },
  {
    uid: 'demo-ravi',
    displayName: 'Ravi Madeup',
    email: 'ravi.demo@skora.example',
    tierLevel: 'tier3',
    age: 25,
    country: 'GB',
  },
  {
    uid: 'demo-nora',
    displayName: 'Nora Nowhere',
    email: 'nora.demo@skora.example',
    tierLevel: 'tier4',
    age: 27,
    country: 'NO',
  },
];
