import { Heading, Text } from '@skora/shared/ui';
import { DataGraphic } from './data-graphic';
import { DirectionGraphic } from './direction-graphic';
import styles from './steps.module.css';

/** A move from deep to the penalty area, drawn as on a tactics board. */
function DestinyGraphic({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 140" aria-hidden="true">
      <path d="M222 8v124M222 28h-44v84h44M222 50h-16v40h16M178 56a22 22 0 0 0 0 28M222 58h8v24h-8" />
      <path d="M30 112 84 74M84 74l62 34" strokeDasharray="3 5" />
      <path className={styles.line} pathLength="1" d="M146 108c22-4 34-16 42-34M183 82l5-9 6 8" />
      <circle className={styles.mark} cx="30" cy="112" r="5" />
      <circle className={styles.mark} cx="84" cy="74" r="5" />
      <circle className={styles.ball} cx="146" cy="108" r="6" />
      <path d="M191 70 226 66" strokeDasharray="1 4" />
    </svg>
  );
}

const steps = [
  {
    title: 'Data',
    text: 'Add tests and weekly stats, with the date, the method and who measured. You can ask a coach to confirm a number. If nobody has, your CV says so.',
    Graphic: DataGraphic,
  },
  {
    title: 'Direction',
    text: 'No test is exact: the error can be larger than a month’s progress. We tell you when a change is larger than the error, and the path shows what to train next.',
    Graphic: DirectionGraphic,
  },
  {
    title: 'Destiny',
    text: 'One page that a coach can read quickly, with one link that you can end. How far you get depends on your football, not on what you pay us.',
    Graphic: DestinyGraphic,
  },
];

/** Data, direction, destiny: what each word means here. */
export function Steps() {
  return (
    <section className={styles.section}>
      <Heading level={2}>What the words mean</Heading>
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
