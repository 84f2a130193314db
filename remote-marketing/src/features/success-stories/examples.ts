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
    title: 'Twelve hundredths in one season',
    who: 'Jo Sample, 15, right back',
    outcome: 'Personal best',
    summary: 'Three tests in which nothing seems to happen, and a fourth that counts.',
    chapters: [
      { when: 'September', text: '10 m in 1.98 s. Three attempts, gates, measured by the club. Confirmed.' },
      {
        when: 'October',
        text: 'Two steps chosen: looking before receiving, and sprint technique. Three short sessions a week.',
      },
      {
        when: 'January',
        text: '1.96 s. The page says “within measurement error”. No party. Jo keeps going.',
      },
      { when: 'March', text: 'Exam weeks: minutes halved, ball work kept. The diary shows two light weeks.' },
      {
        when: 'May',
        text: '1.86 s, gates, same pitch. Larger than the error assumed in this example. The coach confirms it.',
      },
    ],
    proof: 'Both tests with date, device and surface, confirmed by a named coach.',
    notSaid: 'Nobody signed Jo. Jo plays for the same club and is faster.',
    baseRate: {
      text: 'We have found no figure for how many players improve by more than the error in a season.',
    },
  },
  {
    id: 'the-second-list',
    title: 'Not on the list',
    who: 'Kim Example, 16, winger',
    outcome: 'School and football',
    summary: 'A trial without a place, an apprenticeship with one, and a Saturday team that is glad.',
    chapters: [
      {
        when: 'August',
        text: 'Invitation to a trial, by the club’s address, to Kim’s parents. It costs nothing.',
      },
      {
        when: 'September',
        text: 'Two days. A friendly conversation, a clear no, and two sentences about why.',
      },
      { when: 'October', text: 'Kim writes the two sentences down. One becomes a step for the winter.' },
      {
        when: 'February',
        text: 'A contract as an apprentice electrician, signed. Training twice a week stays possible.',
      },
      { when: 'June', text: 'Twenty-two matches in the U17. Kim stays, and coaches the U9 on Wednesdays.' },
    ],
    proof: 'The apprenticeship contract, seen by us; matches confirmed by the club.',
    notSaid: 'That the no was wrong. Clubs decide with little information, and so do players.',
    baseRate: {
      text: 'Of 13,869 selected young players 91% were not in a professional academy three seasons later. This is the usual story.',
      source: 'baseRates',
    },
  },
  {
    id: 'the-weak-side',
    title: 'The left side',
    who: 'Sam Specimen, 14, goalkeeper',
    outcome: 'Personal best',
    summary: 'A difference that was measured, trained for a winter, and measured again.',
    chapters: [
      { when: 'September', text: 'Dives timed to both sides, five each. To the left Sam is clearly slower.' },
      {
        when: 'Winter',
        text: 'Serves twice a week, two to the left for each one to the right. Set position filmed.',
      },
      {
        when: 'January',
        text: 'The sides lie closer together, by less than Sam’s own spread. Not counted yet.',
      },
      {
        when: 'May',
        text: 'The difference is inside the spread of the right side. The goalkeeping coach confirms it.',
      },
    ],
    proof: 'All attempts of the three days, left and right, with the coach’s name.',
    notSaid: 'That Sam concedes fewer goals. That needs ten other players and luck.',
    baseRate: {
      text: 'There are tested ways of timing both sides apart. How many goalkeepers get both sides alike is not known.',
      source: 'keeperTests',
    },
  },
  {
    id: 'one-more-season',
    title: 'One more season',
    who: 'Alex Instance, 17, centre back',
    outcome: 'Still playing, still glad',
    summary: 'A year in which quitting was an option, and a smaller team turned out to be the better one.',
    chapters: [
      {
        when: 'Autumn',
        text: 'Four minutes in six matches. Alex writes: do not want to go on Tuesdays any more.',
      },
      {
        when: 'December',
        text: 'A talk with coach and parents. Nobody is angry. A club in the next village needs a centre back.',
      },
      {
        when: 'Spring',
        text: 'Thirteen matches, all of them over 90 minutes. The load diary doubles and the sleep improves.',
      },
      { when: 'July', text: 'Alex signs up for the next season. No test was better than the year before.' },
    ],
    proof: 'Matches and minutes, confirmed by the new club.',
    notSaid: 'That moving down is always right, or that Alex was not good enough.',
    baseRate: { text: 'We have no figure for how many players stop at this age, so we give none.' },
  },
];
