import type { Step } from './phases';

/** What a position adds to the technical corner, from the age at which positions settle. */
export interface PositionStep extends Step {
  id: string;
  name: string;
}

const practice = {
  grade: 'thin',
  note: 'Common practice among coaches. Count it in matches to see whether it helps you.',
} as const;

/** Steps by position. Goalkeepers have four of their own: `keeper-jobs.ts`. */
export const POSITIONS: readonly PositionStep[] = [
  {
    id: 'centre-back',
    name: 'Centre back',
    goal: 'Win the duel or delay it, and then find a pass that breaks a line.',
    drill:
      'One against one with your back to goal, ten times; after each ball you win, a flat pass of 25 m through a gate.',
    minutes: 30,
    test: 'Duels won out of all duels, and forward passes completed out of all you tried, over five matches.',
    evidence: practice,
  },
  {
    id: 'full-back',
    name: 'Full back',
    goal: 'Defend the far post, and then join the attack at the other end.',
    drill:
      'Defend a cross at the far post, then overlap over 40 m and cross yourself. Eight times, with full rest.',
    minutes: 30,
    test: 'One-against-ones you defended out of all you faced; crosses that reached a team-mate out of all you tried.',
    evidence: practice,
  },
  {
    id: 'midfielder',
    name: 'Midfielder',
    goal: 'Receive between two opponents, already facing forward.',
    drill:
      'Four mannequins, somebody to pass on each side: look over both shoulders, receive, turn, play on. Three minutes, four times.',
    minutes: 30,
    test: 'Forward passes completed out of all you tried, and balls lost after a turn.',
    evidence: practice,
  },
  {
    id: 'winger',
    name: 'Winger',
    goal: 'Beat your opponent and see what to do next.',
    drill:
      'One against one on the wing; as you go past, a coach behind points left or right: shoot, or pass it back.',
    minutes: 30,
    test: 'Dribbles won out of all you tried, and what followed: a shot, a pass or a lost ball.',
    evidence: practice,
  },
  {
    id: 'striker',
    name: 'Striker',
    goal: 'Arrive at the right moment and finish with the first touch.',
    drill:
      'Cut-backs from both sides: start late, arrive early, one touch. Twenty balls, ten with the weak foot.',
    minutes: 30,
    test: 'Shots on target out of all shots, goals without penalties, and runs that got you the ball.',
    evidence: practice,
  },
];
