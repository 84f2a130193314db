import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Text } from '@skora/shared/ui';
import { COUNTED } from './counted';
import styles from './numbers.module.css';

const numbers = [
  { value: COUNTED.articles, text: 'articles for players and parents', to: paths.blog() },
  { value: COUNTED.sources, text: 'sources behind this site, all linked', to: paths.blog() },
  {
    value: COUNTED.steps,
    text: 'training steps, free to read, with drill and test',
    to: paths.curatedProgramPath(),
  },
  {
    value: COUNTED.scouts,
    text: 'verified scouts. We have checked nobody yet, and nobody can buy it',
    to: paths.story(),
  },
];

/** Numbers that anybody can count again. A test compares them with the site. */
export function Numbers() {
  return (
    <section className={styles.section}>
      <Heading level={2}>Numbers about us</Heading>
      <ul className={styles.numbers}>
        {numbers.map(({ value, text, to }) => (
          <li key={text}>
            <Link to={to}>
              <strong>{value}</strong> {text}
            </Link>
          </li>
        ))}
      </ul>
      <Text size="small" tone="subtle">
        Counted on {COUNTED.on}. Once there are numbers of players to show, we add them with their date, low
        ones too.
      </Text>
    </section>
  );
}
