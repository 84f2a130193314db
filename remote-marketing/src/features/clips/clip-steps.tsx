import { Card, Heading, Text } from '@skora/shared/ui';
import styles from './clip-steps.module.css';

const steps = [
  {
    title: 'Record',
    points: [
      'Stand high up at the halfway line, and hold the phone sideways.',
      'Keep ten metres around the ball in the picture. A close-up hides your decision.',
      'Let it run five seconds before and after the action, so that others see what you saw first.',
      'Ask your club first. Where filming is not allowed, do not film.',
    ],
  },
  {
    title: 'Mark and label',
    points: [
      'Mark yourself before the action starts, with a ring or an arrow, and freeze the picture for a second.',
      'Label each clip: action, foot, opponent, shirt number and colour, minute, date.',
      'Say what level the match was. You do not need music.',
      'No slow motion before the action is over. No effects.',
    ],
  },
  {
    title: 'Order',
    points: [
      'Put your best five plays first. Somebody may stop watching after thirty seconds.',
      '60 to 90 seconds in all (our suggestion). A second reel is better than a longer one.',
      'Defenders show defending first. Goalkeepers start with saves and end with distribution.',
      'Link to one full match. It shows what clips cannot: what you do without the ball.',
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
