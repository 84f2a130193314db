/** The four corners of a player. */
export const CORNERS = ['technical', 'physical', 'psychological', 'social'] as const;

/** One corner. */
export type Corner = (typeof CORNERS)[number];

/** Names as readers know them. */
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
}

/** A stretch of a player's years with one step per corner. */
export interface Phase {
  id: string;
  name: string;
  ages: string;
  idea: string;
  steps: Readonly<Record<Corner, Step>>;
}

export const PHASES: readonly Phase[] = [
  {
    id: 'foundation',
    name: 'Foundation',
    ages: 'U9 to U11',
    idea: 'Many touches, many games, no ranking. What lasts from these years is the ball.',
    steps: {
      technical: {
        goal: 'Receive with either foot and turn away from pressure.',
        drill: 'Wall passes from 4 m: left, right, turn on every fifth ball.',
        minutes: 60,
        test: 'Wall passes in 30 seconds, best of three, once a term.',
      },
      physical: {
        goal: 'Move well: stop, change direction, jump and land quietly.',
        drill: 'Tag games, skipping rope, landing on one leg and holding for three seconds.',
        minutes: 40,
        test: 'None with a clock. Can you hold the landing on both legs?',
      },
      psychological: {
        goal: 'Try again after a mistake.',
        drill: 'Choose one new trick a week. Count attempts, not successes.',
        minutes: 10,
        test: 'Say after each match what you tried that was new.',
      },
      social: {
        goal: 'Enjoy playing with others, in more than one position.',
        drill: 'Small-sided games with changing teams; everybody is goalkeeper once.',
        minutes: 60,
        test: 'Name something good that a team-mate did today.',
      },
    },
  },
  {
    id: 'youth-development',
    name: 'Youth Development',
    ages: 'U12 to U16',
    idea: 'Bodies grow at different times. Compare yourself with your last test, not with the tallest in the row.',
    steps: {
      technical: {
        goal: 'Look before you receive, and play forward when it is on.',
        drill:
          'Rondo 4 against 2; a coach holds up fingers behind you, call the number before your first touch.',
        minutes: 80,
        test: 'Slalom dribble and passing accuracy out of ten, three times a season.',
      },
      physical: {
        goal: 'Sprint technique, jumping and turning on both legs.',
        drill: 'Six sprints of 20 m with full rest; single-leg hops; 505 turns to both sides.',
        minutes: 60,
        test: '10 and 30 m sprint, jump, 505 left and right: September, January, May. Same device each time.',
      },
      psychological: {
        goal: 'Set your own goal and look back at it honestly.',
        drill: 'Write one goal for two weeks, with a way to tell whether you reached it.',
        minutes: 15,
        test: 'Two out of three goals reached means they were hard enough.',
      },
      social: {
        goal: 'Speak up, and hear feedback without defending.',
        drill: 'Ask your coach one question a week. Write the answer down word for word.',
        minutes: 10,
        test: 'School, sleep and football fit into your week, exam weeks too.',
      },
    },
  },
  {
    id: 'professional-development',
    name: 'Professional Development',
    ages: 'U17 and older',
    idea: 'Your position decides what you train. Video and numbers serve one question: what do I do next Saturday?',
    steps: {
      technical: {
        goal: 'The three actions of your position, at match speed.',
        drill:
          'Choose three clips of your last match. Repeat each situation twenty times, the last ten under pressure.',
        minutes: 90,
        test: 'The same three actions counted over five matches.',
      },
      physical: {
        goal: 'Repeat sprints late in a match, and recover between matches.',
        drill: 'Intervals on the pitch once a week; strength twice, supervised.',
        minutes: 120,
        test: 'Yo-Yo IR1 and 30 m sprint, three times a season. Read the change with its error.',
      },
      psychological: {
        goal: 'A routine before matches and after bad ones.',
        drill: 'Ten minutes: what was asked of me, what did I do, what changes on Tuesday.',
        minutes: 20,
        test: 'You can tell your coach your next goal in one sentence.',
      },
      social: {
        goal: 'A life that also works without a contract.',
        drill: 'Keep school, training or work going. Put one conversation about it in the diary each month.',
        minutes: 30,
        test: 'There is a plan B on paper that you would not hate.',
      },
    },
  },
];
