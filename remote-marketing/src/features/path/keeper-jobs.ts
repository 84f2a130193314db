interface KeeperJob {
  name: string;
  goal: string;
  drill: string;
  test: string;
}

/** The four jobs of a goalkeeper, beside the four corners. */
export const KEEPER_JOBS: readonly KeeperJob[] = [
  {
    name: 'Stopping',
    goal: 'Get set before the shot and dive to both sides alike.',
    drill: 'Serves to alternating sides, five each; note the side that lags.',
    test: 'Dive times left and right, apart. The weak side is your next month.',
  },
  {
    name: 'Distributing',
    goal: 'Find a free player short and long, with hand and foot.',
    drill: 'Ten throws and ten goal kicks at a target zone.',
    test: 'Longest accurate throw and kick, in metres.',
  },
  {
    name: 'Sweeping',
    goal: 'Stand high enough to arrive first.',
    drill: 'Through balls from midfield: decide, shout, go.',
    test: 'Sweeper actions per match, and how many you won.',
  },
  {
    name: 'Commanding',
    goal: 'Own the crosses you call for.',
    drill: 'Crosses with a crowd in front; one call, early and loud.',
    test: 'Crosses faced, claimed and punched.',
  },
];
