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
      question: 'Can your team-mate play on at once when your pass arrives?',
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
      work: 'Six sprints of 20 m with full rest, twice a week. Stop when you get slower.',
    },
    {
      id: 'late',
      label: 'Late minutes',
      question: 'Are your last twenty minutes as good as your first?',
      work: 'Small-sided games with short breaks, once a week. Before you run more, check that you sleep enough.',
    },
    {
      id: 'mistakes',
      label: 'After mistakes',
      question: 'After a mistake, do you ask for the ball again?',
      work: 'Choose one word for yourself. Say it after a mistake, and keep your next action simple.',
    },
    {
      id: 'talk',
      label: 'Talking',
      question: 'Do team-mates hear useful things from you?',
      work: 'In the next match use three calls: “man on”, “time”, “turn”. Count how often they came in time.',
    },
  ],
  keeper: [
    {
      id: 'set',
      label: 'Set position',
      question: 'Are both feet on the ground when the shot is struck?',
      work: 'Shots from 12 m, five to each side. Film from behind and pause when the ball is struck.',
    },
    {
      id: 'hands',
      label: 'Handling',
      question: 'Do you hold the balls that you can reach?',
      work: 'Twenty balls from close range, at chest height and on the ground, at half speed. If you drop one, start again from one.',
    },
    {
      id: 'distribution',
      label: 'Distribution',
      question: 'Do your throws and passes find a free player?',
      work: 'Three zones, ten balls to each, half by hand and half by foot. Look up before you step.',
    },
    {
      id: 'sweeping',
      label: 'Sweeping',
      question: 'Do you decide early whether to come out?',
      work: 'Through balls at random: decide, shout, go. The only mistake is to stop halfway.',
    },
    {
      id: 'crosses',
      label: 'Crosses',
      question: 'Do you get to the crosses that you call for?',
      work: 'Crosses with four people in front of you. Make one call, early and loud: “keeper” or “away”.',
    },
    {
      id: 'feet',
      label: 'Footwork',
      question: 'Are you quick along the line, to both sides?',
      work: 'Move across the goal five times with a catch at each post. Time left and right separately.',
    },
    {
      id: 'conceding',
      label: 'After goals',
      question: 'After you concede a goal, are you ready at kick-off?',
      work: 'Take ten seconds: breathe out, say one word to the nearest defender, go back to your position. Watch the goal on video later.',
    },
    {
      id: 'organising',
      label: 'Organising',
      question: 'Does your defence stand where you want it?',
      work: 'Before each corner place two players by name. After the match ask one of them whether it helped.',
    },
  ],
};
