import type { Step } from './phases';

interface KeeperJob extends Step {
  name: string;
}

/** The four jobs of a goalkeeper, beside the four corners. */
export const KEEPER_JOBS: readonly KeeperJob[] = [
  {
    name: 'Stopping',
    goal: 'Get set before the shot, and dive equally well to both sides.',
    drill: 'Shots to alternating sides, five each; note which side is slower.',
    minutes: 30,
    test: 'Time your dives to the left and to the right. Train the slower side next month.',
    evidence: {
      grade: 'mixed',
      note: 'Tests that time both sides separately are validated. The drill comes from practice.',
      source: 'keeperTests',
    },
  },
  {
    name: 'Distributing',
    goal: 'Find a free player short and long, with hand and foot.',
    drill: 'Ten throws and ten goal kicks at a target zone.',
    minutes: 25,
    test: 'Longest accurate throw and kick, in metres.',
    evidence: { grade: 'thin', note: 'Common practice among goalkeeping coaches.' },
  },
  {
    name: 'Sweeping',
    goal: 'Stand high enough to reach the ball first.',
    drill: 'Through balls from midfield: decide, shout, go.',
    minutes: 20,
    test: 'Sweeper actions per match, and how many you won.',
    evidence: { grade: 'thin', note: 'Common practice among goalkeeping coaches.' },
  },
  {
    name: 'Commanding',
    goal: 'Get to the crosses you call for.',
    drill: 'Crosses with several players in front of you; one call, early and loud.',
    minutes: 15,
    test: 'Crosses faced, claimed and punched.',
    evidence: {
      grade: 'mixed',
      note: 'Each provider of match data defines in its own way what counts as a claim.',
      source: 'keeperStats',
    },
  },
];
