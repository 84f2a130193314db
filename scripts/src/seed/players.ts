import type { Tier } from '@skora/shared/contract';

/** One fictional player who can be signed in on this machine. */
export type DemoPlayer = {
  uid: string;
  displayName: string;
  email: string;
  tierLevel: Tier;
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
    picture: [22, 163, 74],
  },
  { uid: 'demo-timo', displayName: 'Timo Erfunden', email: 'timo.demo@skora.example', tierLevel: 'tier1' },
  { uid: 'demo-ines', displayName: 'Inês Inventada', email: 'ines.demo@skora.example', tierLevel: 'tier2' },
  { uid: 'demo-ravi', displayName: 'Ravi Madeup', email: 'ravi.demo@skora.example', tierLevel: 'tier3' },
  { uid: 'demo-nora', displayName: 'Nora Nowhere', email: 'nora.demo@skora.example', tierLevel: 'tier4' },
];
