import { Heading, Text, TextLink } from '@skora/shared/ui';
import styles from './no-promises.module.css';

/** What other products sell and this one does not, with the reason. */
export function NoPromises() {
  return (
    <section className={styles.section}>
      <div className={styles.intro}>
        <Heading level={2}>What we do not promise</Heading>
        <Text tone="muted">
          Football has enough people selling dreams to children. These are off the table.
        </Text>
      </div>
      <ul className={styles.list}>
        <li>
          <strong>A probability of going pro.</strong> Of 13,869 young players in{' '}
          <TextLink href="https://doi.org/10.3389/fspor.2021.638227">one study</TextLink>, 9% were at academy
          level three seasons later. No form can tell you who.
        </li>
        <li>
          <strong>Scouts.</strong> Nobody pays us to look at you, and no plan buys a look. A club that
          confirms an event is named there.
        </li>
        <li>
          <strong>One number for a person.</strong> There is no “overall 87” here. You see each value, its
          source and its age.
        </li>
        <li>
          <strong>An injury-risk dial.</strong> We show your weekly load as it was. Turning it into a risk is{' '}
          <TextLink href="https://doi.org/10.4085/1062-6050-500-19">not backed by evidence</TextLink>.
        </li>
        <li>
          <strong>Safety for money.</strong> Confirmed values, privacy, export and deletion belong to every
          plan, the free one first.
        </li>
      </ul>
    </section>
  );
}
