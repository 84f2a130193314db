import type { SourceKey } from '@skora/domain';

/** A made-up story in the shape a real one has to have. */
export interface ExampleStory {
  id: string;
  title: string;
  /** Invented name, age and position. */
  who: string;
  outcome: string;
  summary: string;
  chapters: readonly { when: string; text: string }[];
  /** What a real one would have to show for it. */
  proof: string;
  /** What a reader must not conclude. */
  notSaid: string;
  /** How common the outcome is, or that it is unknown. */
  baseRate: { text: string; source?: SourceKey };
}

/** Four examples, none of them about a contract for life. */
export const EXAMPLES: readonly ExampleStory[] = [
  {
    id: 'twelve-hundredths',
    title: '0.12 seconds faster in one season',
    who: 'Jo Sample, 15, right back',
    outcome: 'Personal best',
    summary: 'In January nothing seems to have changed. In May the change is large enough to count.',
    chapters: [
      {
        when: 'September',
        text: '10 m in 1.98 s. Three attempts with timing gates, measured by the club and confirmed by the coach.',
      },
      {
        when: 'October',
        text: 'Jo chooses two steps: looking before receiving, and sprint technique. Three short sessions a week.',
      },
      {
        when: 'January',
        text: '1.96 s. The page says “within measurement error”. Jo keeps going.',
      },
      {
        when: 'March',
        text: 'In the exam weeks Jo halves the minutes and keeps the ball work. The diary shows two light weeks.',
      },
      {
        when: 'May',
        text: '1.86 s with gates on the same pitch. The change is larger than the error assumed in this example. The coach confirms it.',
      },
    ],
    proof: 'Both tests with date, device and surface, confirmed by a named coach.',
    notSaid: 'That a club signed Jo. Jo plays for the same club and is faster.',
    baseRate: {
      text: 'We have found no figure for how many players improve by more than the error in a season.',
    },
  },
  {
    id: 'the-second-list',
    title: 'No place after the trial',
    who: 'Kim Example, 16, winger',
    outcome: 'School and football',
    summary:
      'Kim gets no place after a trial, starts an apprenticeship and plays on for a team that is happy about it.',
    chapters: [
      {
        when: 'August',
        text: 'The club invites Kim to a trial. It writes to Kim’s parents from its own email address. The trial costs nothing.',
      },
      {
        when: 'September',
        text: 'Two days at the club. Then a friendly conversation, a clear no, and two sentences about why.',
      },
      {
        when: 'October',
        text: 'Kim writes the two sentences down. One of them becomes a goal for the winter.',
      },
      {
        when: 'February',
        text: 'Kim signs a contract as an apprentice electrician. Training twice a week is still possible.',
      },
      {
        when: 'June',
        text: 'Kim has played 22 matches in the U17, stays in the team and coaches the U9 on Wednesdays.',
      },
    ],
    proof: 'The apprenticeship contract, which we have seen, and the matches, confirmed by the club.',
    notSaid: 'That the club was wrong. Clubs decide with little information, and so do players.',
    baseRate: {
      text: 'Of 13,869 selected young players, 91\u00a0% were not in a professional academy three seasons later. So this is what usually happens.',
      source: 'baseRates',
    },
  },
  {
    id: 'the-weak-side',
    title: 'The left side',
    who: 'Sam Specimen, 14, goalkeeper',
    outcome: 'Personal best',
    summary: 'Sam is slower to the left, works on it for a winter and measures again.',
    chapters: [
      {
        when: 'September',
        text: 'The coach times five dives to each side. To the left, Sam is clearly slower.',
      },
      {
        when: 'Winter',
        text: 'Twice a week somebody serves balls, two to the left for each one to the right, and films how Sam stands before the dive.',
      },
      {
        when: 'January',
        text: 'The two sides are closer, but by less than Sam’s own results vary. It does not count yet.',
      },
      {
        when: 'May',
        text: 'The difference is now inside the spread of the right side. The goalkeeping coach confirms it.',
      },
    ],
    proof: 'All attempts of the three days, left and right, with the coach’s name.',
    notSaid: 'That Sam concedes fewer goals. That also takes ten other players and luck.',
    baseRate: {
      text: 'There are tested ways of timing both sides separately. We do not know how many goalkeepers are equally fast to both sides.',
      source: 'keeperTests',
    },
  },
  {
    id: 'one-more-season',
    title: 'One more season',
    who: 'Alex Instance, 17, centre back',
    outcome: 'Still playing and enjoying it',
    summary: 'Alex thinks about quitting, moves to a smaller team and is better off there.',
    chapters: [
      {
        when: 'Autumn',
        text: 'Four minutes in six matches. Alex writes: “I do not want to go on Tuesdays any more.”',
      },
      {
        when: 'December',
        text: 'Alex talks with the coach and with both parents. Nobody is angry. A club in the next village needs a centre back.',
      },
      {
        when: 'Spring',
        text: 'Thirteen matches, each of them over 90 minutes. The load in the diary doubles, and Alex sleeps better.',
      },
      {
        when: 'July',
        text: 'Alex signs up for the next season. No test result is better than the year before.',
      },
    ],
    proof: 'Matches and minutes, confirmed by the new club.',
    notSaid: 'That moving down is always right, or that Alex was not good enough.',
    baseRate: { text: 'We have no figure for how many players stop at this age, so we give none.' },
  },
];
