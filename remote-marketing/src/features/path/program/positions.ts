import type { Step } from './phases';

/** What a position adds to the technical corner, from the age at which positions settle. */
export interface PositionStep extends Step {
  id: string;
  name: string;
}

const practice = {
  grade: 'thin',
  note: 'Practice of coaches. Count it in matches to see whether it helps you.',
} as const;

/** Steps by position. Goalkeepers have four of their own: `keeper-jobs.ts`. */
export const POSITIONS: readonly PositionStep[] = [
  {
    id: 'centre-back',
    name: 'Centre back',
    goal: 'Win the duel or delay it, and then find a pass that breaks a line.',
    drill:
      'One against one with your back to goal, ten times; after each ball won a flat pass of 25 m through a gate.',
    minutes: 30,
    test: 'Duels won of tried, and forward passes completed of tried, over five matches.',
    evidence: practice,
  },
  {
    id: 'full-back',
    name: 'Full back',
    goal: 'Be there at the far post, and there again at the other end.',
    drill:
      'Defend a cross at the far post, then overlap over 40 m and cross yourself. Eight of them, full rest.',
    minutes: 30,
    test: 'One-against-ones defended of faced; crosses that reached a team-mate of tried.',
    evidence: practice,
  },
  {
    id: 'midfielder',
    name: 'Midfielder',
    goal: 'Receive between two opponents, already facing forward.',
    drill:
      'Four mannequins, a server on each side: look over both shoulders, receive, turn, play on. Three minutes, four times.',
    minutes: 30,
    test: 'Passes forward completed of tried, and balls lost after a turn.',
    evidence: practice,
  },
  {
    id: 'winger',
    name: 'Winger',
    goal: 'Beat your opponent and see what comes after it.',
    drill:
      'One against one on the wing; a coach behind shows left or right as you pass: shoot or lay it back.',
    minutes: 30,
    test: 'Dribbles won of tried, and what followed: shot, pass, or lost.',
    evidence: practice,
  },
  {
    id: 'striker',
    name: 'Striker',
    goal: 'Arrive at the right moment and finish with the first touch.',
    drill:
      'Cut-backs from both sides: start late, arrive early, one touch. Twenty balls, ten with the weak foot.',
    minutes: 30,
    test: 'Shots on target of shots, goals without penalties, runs that got the ball.',
    evidence: practice,
  },
];
