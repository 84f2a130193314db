import { Heading, Text } from '@skora/shared/ui';
import { DataGraphic } from './data-graphic';
import { DestinyGraphic } from './destiny-graphic';
import { DirectionGraphic } from './direction-graphic';
import styles from './steps.module.css';

const steps = [
  {
    title: 'Data',
    text: 'Enter tests and weekly stats, each with its date, method and who measured. A coach you name can confirm a value. What nobody confirmed says so.',
    Graphic: DataGraphic,
  },
  {
    title: 'Direction',
    text: 'Every test has measurement error, sometimes more than a month of training changes. We keep noise and progress apart, and the path tells you what to train next.',
    Graphic: DirectionGraphic,
  },
  {
    title: 'Destiny',
    text: 'One page a coach can read in 90 seconds, behind one link that you can take back. Where it leads depends on your football, not on what you pay us.',
    Graphic: DestinyGraphic,
  },
];

/** Data, direction, destiny: what each word means here. */
export function Steps() {
  return (
    <section className={styles.section}>
      <Heading level={2}>Three words, three jobs</Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, text, Graphic }) => (
          <li key={title} className={styles.step}>
            <Graphic className={styles.graphic} />
            <Heading level={3}>{title}</Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
