import type { Step } from './phases';

interface KeeperJob extends Step {
  name: string;
}

/** The four jobs of a goalkeeper, beside the four corners. */
export const KEEPER_JOBS: readonly KeeperJob[] = [
  {
    name: 'Stopping',
    goal: 'Get set before the shot and dive to both sides alike.',
    drill: 'Serves to alternating sides, five each; note the side that lags.',
    minutes: 30,
    test: 'Dive times left and right, apart. The weak side is your next month.',
    evidence: {
      grade: 'mixed',
      note: 'Tests that time both sides apart are validated; the serves are practice.',
      source: 'keeperTests',
    },
  },
  {
    name: 'Distributing',
    goal: 'Find a free player short and long, with hand and foot.',
    drill: 'Ten throws and ten goal kicks at a target zone.',
    minutes: 25,
    test: 'Longest accurate throw and kick, in metres.',
    evidence: { grade: 'thin', note: 'Practice of goalkeeping coaches.' },
  },
  {
    name: 'Sweeping',
    goal: 'Stand high enough to arrive first.',
    drill: 'Through balls from midfield: decide, shout, go.',
    minutes: 20,
    test: 'Sweeper actions per match, and how many you won.',
    evidence: { grade: 'thin', note: 'Practice of goalkeeping coaches.' },
  },
  {
    name: 'Commanding',
    goal: 'Own the crosses you call for.',
    drill: 'Crosses with a crowd in front; one call, early and loud.',
    minutes: 15,
    test: 'Crosses faced, claimed and punched.',
    evidence: {
      grade: 'mixed',
      note: 'What counts as a claim is defined, by each provider in its own way.',
      source: 'keeperStats',
    },
  },
];
