import type { EvidenceGrade } from '../../../lib/evidence/evidence';
import { PHASE_NAMES, type PhaseId, type SourceKey } from '@skora/domain';

export const CORNERS = ['technical', 'physical', 'psychological', 'social'] as const;

export type Corner = (typeof CORNERS)[number];

export const CORNER_NAMES: Readonly<Record<Corner, string>> = {
  technical: 'Technical and tactical',
  physical: 'Physical',
  psychological: 'Psychological',
  social: 'Social',
};

/** One thing to work on. Minutes are our suggestion for a week beside team training. */
export interface Step {
  goal: string;
  drill: string;
  minutes: number;
  test: string;
  evidence: StepEvidence;
}

export interface StepEvidence {
  grade: EvidenceGrade;
  note: string;
  /** Where the note can be checked. */
  source?: SourceKey;
}

/** A stretch of a player's years with one step per corner. */
export interface Phase {
  id: PhaseId;
  name: string;
  ages: string;
  idea: string;
  steps: Readonly<Record<Corner, Step>>;
}

export const PHASES: readonly Phase[] = [
  {
    id: 'foundation',
    name: PHASE_NAMES.foundation,
    ages: 'U9 to U11',
    idea: 'Many touches, many games, no ranking. What you learn with the ball now stays with you.',
    steps: {
      technical: {
        goal: 'Receive with either foot and turn away from pressure.',
        drill: 'Wall passes from 4 m: left, right, turn on every fifth ball.',
        minutes: 60,
        test: 'Wall passes in 30 seconds, best of three, once a term.',
        evidence: {
          grade: 'mixed',
          note: 'In 14,178 under-12s, technique predicted later success better than speed. This drill itself is untested.',
          source: 'motorTests',
        },
      },
      physical: {
        goal: 'Move well: stop, change direction, jump and land quietly.',
        drill: 'Tag games, skipping rope, landing on one leg and holding for three seconds.',
        minutes: 40,
        test: 'No stopwatch. Can you hold the landing on both legs?',
        evidence: {
          grade: 'thin',
          note: 'Common practice among coaches. None of our sources has studied this exercise.',
        },
      },
      psychological: {
        goal: 'Try again after a mistake.',
        drill: 'Choose one new trick a week. Count how often you try it, not how often it works.',
        minutes: 10,
        test: 'After each match, say what you tried that was new.',
        evidence: { grade: 'thin', note: 'From the experience of coaches.' },
      },
      social: {
        goal: 'Enjoy playing with others, in more than one position.',
        drill: 'Small-sided games with changing teams; everybody is the goalkeeper once.',
        minutes: 60,
        test: 'Name something good that a team-mate did today.',
        evidence: {
          grade: 'mixed',
          note: 'The FA’s model puts the social corner next to the others; the game is our choice.',
          source: 'fourCorners',
        },
      },
    },
  },
  {
    id: 'youth-development',
    name: PHASE_NAMES['youth-development'],
    ages: 'U12 to U16',
    idea: 'Bodies grow at different times. Compare yourself with your last test, not with the tallest player in your team.',
    steps: {
      technical: {
        goal: 'Look before you receive, and play forward when you can.',
        drill:
          'Rondo 4 against 2; a coach holds up fingers behind you, and you call the number before your first touch.',
        minutes: 80,
        test: 'Slalom dribble and passing accuracy out of ten, three times a season.',
        evidence: {
          grade: 'mixed',
          note: 'Tests with the ball predicted later success better than tests of speed.',
          source: 'motorTests',
        },
      },
      physical: {
        goal: 'Learn to sprint well, and to jump and turn on both legs.',
        drill: 'Six sprints of 20 m with full rest; single-leg hops; 505 turns to both sides.',
        minutes: 60,
        test: '10 and 30 m sprint, jump, 505 left and right: September, January, May. Same device each time.',
        evidence: {
          grade: 'mixed',
          note: 'Academies test this three times a year. The sprints and hops are our suggestion.',
          source: 'academyTests',
        },
      },
      psychological: {
        goal: 'Set your own goal and look back at it honestly.',
        drill: 'Write one goal for two weeks, with a way to tell whether you reached it.',
        minutes: 15,
        test: 'Our rule: if you reach two out of three, your goals were hard enough.',
        evidence: {
          grade: 'mixed',
          note: 'Every academy player has an individual plan. How to write goals comes from experience.',
          source: 'individualPlan',
        },
      },
      social: {
        goal: 'Speak up, and listen to feedback without defending yourself.',
        drill: 'Ask your coach one question a week. Write the answer down word for word.',
        minutes: 10,
        test: 'Do school, sleep and football all fit into your week, even in exam weeks?',
        evidence: {
          grade: 'mixed',
          note: 'Individual plans count school and the person too.',
          source: 'individualPlan',
        },
      },
    },
  },
  {
    id: 'professional-development',
    name: PHASE_NAMES['professional-development'],
    ages: 'U17 to U21',
    idea: 'Your position decides what you train. Use video and numbers to prepare for your next match.',
    steps: {
      technical: {
        goal: 'Master the three main actions of your position at match speed.',
        drill:
          'Choose three clips from your last match. Repeat each situation twenty times, the last ten under pressure.',
        minutes: 90,
        test: 'Count the same three actions over five matches.',
        evidence: { grade: 'thin', note: 'Common practice among analysts.' },
      },
      physical: {
        goal: 'Repeat sprints late in a match, and recover between matches.',
        drill: 'Intervals on the pitch once a week; supervised strength training twice a week.',
        minutes: 120,
        test: 'Yo-Yo IR1 and 30 m sprint, three times a season. Check whether the change is larger than the error.',
        evidence: {
          grade: 'mixed',
          note: 'We know the error of the test, and it is large. The intervals are common practice.',
          source: 'yoyoReliability',
        },
      },
      psychological: {
        goal: 'Have a routine before matches and after bad ones.',
        drill: 'Take ten minutes: what was my task, what did I do, what do I change in the next training?',
        minutes: 20,
        test: 'You can tell your coach your next goal in one sentence.',
        evidence: { grade: 'thin', note: 'Experience of coaches.' },
      },
      social: {
        goal: 'Build a life that also works without a contract.',
        drill: 'Keep school, training or work going. Plan one talk about it each month.',
        minutes: 30,
        test: 'You have written down a plan B that you could live with.',
        evidence: {
          grade: 'strong',
          note: 'Of 13,869 selected players, 9\u00a0% were in a professional academy three seasons later.',
          source: 'baseRates',
        },
      },
    },
  },
  {
    id: 'senior',
    name: PHASE_NAMES.senior,
    ages: 'Adult football',
    idea: 'Most careers happen here: next to a job, in a second or a seventh league. You have fewer hours, so choose them well.',
    steps: {
      technical: {
        goal: 'Keep two strengths sharp, and one weakness under control.',
        drill:
          'Before training, fifteen minutes with a partner: five for each strength and five for the weakness.',
        minutes: 45,
        test: 'Ask the coach in August and in March which two strengths you are picked for.',
        evidence: { grade: 'thin', note: 'Common practice.' },
      },
      physical: {
        goal: 'Play every week without pain.',
        drill: 'Strength twice a week, short sprints once, one easy day that is really easy.',
        minutes: 90,
        test: 'How many of the matches you were fit for; 30 m sprint twice a year.',
        evidence: {
          grade: 'mixed',
          note: 'In 474 male players, sprints hardly changed from U16 to 35 years. The plan is common practice.',
          source: 'sprintAge',
        },
      },
      psychological: {
        goal: 'Know your role this season, and accept it or change it.',
        drill: 'Talk with the coach once a month: what do you need from me, and what do I want?',
        minutes: 10,
        test: 'You could explain your role to a new team-mate.',
        evidence: { grade: 'thin', note: 'From experience.' },
      },
      social: {
        goal: 'Be the team-mate you needed when you were fourteen.',
        drill: 'Help a younger team-mate: one tip and one honest word of praise a week.',
        minutes: 20,
        test: 'A younger player comes to you with a question.',
        evidence: {
          grade: 'mixed',
          note: 'The social corner has no age limit in the FA’s model.',
          source: 'fourCorners',
        },
      },
    },
  },
];
