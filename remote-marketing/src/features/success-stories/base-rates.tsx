import { Heading, Text } from '@skora/shared/ui';
import { Cite } from '../../lib/reading/cite';
import styles from './base-rates.module.css';

const players = Array.from({ length: 100 }, (_, index) => ({ x: index % 20, y: Math.floor(index / 20) }));

/** Nine of a hundred, as dots: the line below every story. */
export function BaseRates() {
  return (
    <section className={styles.section} aria-labelledby="base-rates">
      <div className={styles.words}>
        <Heading level={2} id="base-rates">
          How common is it?
        </Heading>
        <Text tone="muted">
          A story about one player says nothing about the others. So each story here will say how common it
          is. For an academy place: of <Cite source="baseRates">13,869 players</Cite> in a talent programme,
          9&nbsp;% were in a professional academy three seasons later. And tests, height, weight and birth
          date of under-12s explained only about <Cite source="motorTests">a quarter</Cite> of the differences
          in how far they got.
        </Text>
      </div>
      <svg className={styles.dots} viewBox="2 3 196 46" role="img" aria-label="100 dots, 9 of them coloured">
        {players.map(({ x, y }, index) => (
          <circle
            key={index}
            className={index < 9 ? styles.there : undefined}
            cx={5 + x * 10}
            cy={6 + y * 10}
            r="3"
          />
        ))}
      </svg>
    </section>
  );
}
