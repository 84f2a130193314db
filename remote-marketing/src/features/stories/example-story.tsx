import { Badge, Card, Cluster, Heading, Stack, Text } from '@skora/shared/ui';
import styles from './example-story.module.css';

const chapters = [
  {
    when: 'September',
    text: 'Robin, 15, right back, runs 10 m in 1.98 s. Three attempts, gates, measured by the club. Confirmed.',
  },
  {
    when: 'October',
    text: 'Two steps chosen: looking before receiving, and sprint technique. Three short sessions a week.',
  },
  { when: 'January', text: '1.96 s. The page says “within measurement error”. No party. Robin keeps going.' },
  {
    when: 'March',
    text: 'Exam weeks: minutes halved, ball work kept. The load diary shows two light weeks.',
  },
  {
    when: 'May',
    text: '1.86 s, gates, same pitch. The change is now larger than the error assumed in this example. The coach confirms it.',
  },
];

/** One made-up story, to show what a real one will have to contain. */
export function ExampleStory() {
  return (
    <Card component="article" padding="lg" aria-labelledby="example-story">
      <Stack gap={5}>
        <Cluster gap={2}>
          <Badge tone="accent">Fictional example</Badge>
          <Badge>Personal best</Badge>
        </Cluster>
        <Stack gap={2}>
          <Heading level={2} id="example-story">
            Twelve hundredths in one season
          </Heading>
          <Text tone="muted">
            Robin Sample does not exist. A real story will need these parts, each with its proof.
          </Text>
        </Stack>
        <ol className={styles.chapters}>
          {chapters.map(({ when, text }) => (
            <li key={when}>
              <strong>{when}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <Text size="small" tone="muted">
          What the story does not say: that Robin was signed by anybody. Robin plays for the same club and is
          faster.
        </Text>
      </Stack>
    </Card>
  );
}
