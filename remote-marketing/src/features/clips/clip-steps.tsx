import { Card, Heading, Text } from '@skora/shared/ui';
import styles from './clip-steps.module.css';

const steps = [
  {
    title: 'Record',
    points: [
      'Stand high and at the halfway line; film sideways, never upright.',
      'Keep ten metres around the ball in the picture. A close-up hides your decision.',
      'Let it run five seconds before and after the action: what you saw first is half the play.',
      'Ask your club first. Where filming is not allowed, do not film.',
    ],
  },
  {
    title: 'Mark and label',
    points: [
      'Mark yourself before the action starts, with a ring or an arrow, and freeze for a second.',
      'Label each clip: action, foot, opponent, shirt number and colour, minute, date.',
      'Say the level of the match. A good play in a hard match needs no music.',
      'No slow motion before the action is over. No effects.',
    ],
  },
  {
    title: 'Order',
    points: [
      'The best five plays first. A viewer may leave after thirty seconds.',
      '60 to 90 seconds in all (our suggestion). A second reel is better than a longer one.',
      'Defenders defend first, goalkeepers begin with saves and end with distribution.',
      'Link one full match. It answers what clips cannot: what you do without the ball.',
    ],
  },
];

/** The three jobs of making a reel. */
export function ClipSteps() {
  return (
    <div className={styles.steps}>
      {steps.map(({ title, points }, index) => (
        <Card key={title} component="section" corner className={styles.card}>
          <Text className={styles.number}>{index + 1}</Text>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
