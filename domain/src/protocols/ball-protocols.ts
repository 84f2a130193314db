import type { Protocol } from './protocol';

/** Tests with the ball. */
export const BALL_PROTOCOLS: readonly Protocol[] = [
  {
    test: 'technical',
    title: 'Ball tests',
    summary: 'Count or time them. If you can, let somebody else count.',
    equipment: 'A ball, five cones, a wall, a goal, a watch.',
    steps: [
      'Juggling: touches in a row until the ball is on the ground; hands do not count.',
      'Passes on target: ten passes over 15 m through a gate 1 m wide.',
      'Slalom: five cones, 2 m apart, there and back; the time runs until the ball is stopped.',
      'Shooting zones: five shots from 16 m; 3 points for the corners, 1 for the rest of the goal.',
      'Wall passes: passes in 30 s from 3 m, two touches at most.',
    ],
    caution: 'Use the same ball, the same shoes and the same surface each time.',
    ground: true,
  },
  {
    test: 'goalkeeper',
    title: 'Goalkeeper tests',
    summary: 'Best of three on each side. S-Keeper and LS-Keeper are run to the left and to the right.',
    equipment: 'A goal, balls, cones, a helper with a watch or a phone.',
    steps: [
      'S-Keeper and LS-Keeper: the same course once to the left and once to the right, until the ball is held.',
      'Goal kick and throw: to where the ball first touches the ground.',
      'Reaction time: with an app, ten signals, the median.',
    ],
    caution: 'Use the same gloves and surface each time. If you slip, the run does not count.',
    ground: true,
  },
];
