export interface Skill {
  id: string;
  /** Short, for the radar. */
  label: string;
  question: string;
  /** What to do about it in the next weeks. */
  work: string;
}

/** Who is being rated. */
export type Role = 'outfield' | 'keeper';

/** Eight skills over the four corners, for players on the pitch and in goal. */
export const SKILLS: Readonly<Record<Role, readonly Skill[]>> = {
  outfield: [
    {
      id: 'touch',
      label: 'First touch',
      question: 'Does your first touch take you where you want to go?',
      work: 'Wall passes from 4 m, left and right, turning away on every fifth ball. Ten minutes, four times a week.',
    },
    {
      id: 'passing',
      label: 'Passing',
      question: 'Do your passes arrive so that the other can play on?',
      work: 'Ten passes into a gate two metres wide, from 15 m, with each foot. Note how many went through.',
    },
    {
      id: 'scanning',
      label: 'Looking',
      question: 'Do you look around before the ball comes to you?',
      work: 'Somebody holds up fingers behind you. Call the number before your first touch.',
    },
    {
      id: 'duels',
      label: 'Defending',
      question: 'Do you win the ball or slow the attack, one against one?',
      work: 'One against one towards a line, twenty times. You win when the attacker needs more than five seconds.',
    },
    {
      id: 'sprint',
      label: 'Sprints',
      question: 'Do you get to the ball first when it is a race?',
      work: 'Six sprints of 20 m with full rest, twice a week. Quality ends when you get slower.',
    },
    {
      id: 'late',
      label: 'Late minutes',
      question: 'Are your last twenty minutes like your first?',
      work: 'Small-sided games with short breaks, once a week. And look at sleep before you look at running.',
    },
    {
      id: 'mistakes',
      label: 'After mistakes',
      question: 'After a mistake, do you ask for the ball again?',
      work: 'Agree on one word with yourself. After a mistake say it, and make the next action a simple one.',
    },
    {
      id: 'talk',
      label: 'Talking',
      question: 'Do team-mates hear useful things from you?',
      work: 'In the next match give three calls: “man on”, “time”, “turn”. Count how often you were in time.',
    },
  ],
  keeper: [
    {
      id: 'set',
      label: 'Set position',
      question: 'Are both feet on the ground when the shot is struck?',
      work: 'Serves from 12 m, five to each side. Film from behind and pause at the strike.',
    },
    {
      id: 'hands',
      label: 'Handling',
      question: 'Do you hold what can be held?',
      work: 'Twenty balls from near, chest and ground, at half speed. Start again from one after each spill.',
    },
    {
      id: 'distribution',
      label: 'Distribution',
      question: 'Do your throws and passes find a free player?',
      work: 'Three zones, ten balls to each, half by hand and half by foot. Head up before the step.',
    },
    {
      id: 'sweeping',
      label: 'Sweeping',
      question: 'Do you decide early whether to come out?',
      work: 'Through balls at random: decide, shout, go. Half a step is the only wrong answer.',
    },
    {
      id: 'crosses',
      label: 'Crosses',
      question: 'Do you get to the crosses that you call for?',
      work: 'Crosses with four people in front of you. One call, early and loud: yours, or away.',
    },
    {
      id: 'feet',
      label: 'Footwork',
      question: 'Are you quick along the line, to both sides?',
      work: 'Five crossings of the goal with a catch at each post, left and right timed apart.',
    },
    {
      id: 'conceding',
      label: 'After goals',
      question: 'After a goal against you, are you ready at kick-off?',
      work: 'Ten seconds: breathe out, one word to the nearest defender, back to your position. Film on Monday.',
    },
    {
      id: 'organising',
      label: 'Organising',
      question: 'Does your defence stand where you want it?',
      work: 'Before each corner place two players by name. After the match ask one of them whether it helped.',
    },
  ],
};
