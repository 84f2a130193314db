import { Heading, Text, TextLink } from '@skora/shared/ui';
import styles from './no-promises.module.css';

/** What other products sell and this one does not, with the reason. */
export function NoPromises() {
  return (
    <section className={styles.section}>
      <div className={styles.intro}>
        <Heading level={2}>What we do not promise</Heading>
        <Text tone="muted">Many people in football sell these things to children. We do not.</Text>
      </div>
      <ul className={styles.list}>
        <li>
          <strong>A chance of going pro.</strong> Of 13,869 young players in{' '}
          <TextLink href="https://doi.org/10.3389/fspor.2021.638227">one study</TextLink>, 9&nbsp;% were at
          academy level three seasons later. Nobody can tell you who.
        </li>
        <li>
          <strong>Scouts.</strong> Nobody pays us to watch you, and no plan buys you a scout. If a club
          confirms an event, we name it there.
        </li>
        <li>
          <strong>One score for a person.</strong> There is no “overall 87” here. You see each number with its
          source and date.
        </li>
        <li>
          <strong>An injury forecast.</strong> We show your weekly load as it was. Working out a risk from it
          is <TextLink href="https://doi.org/10.4085/1062-6050-500-19">not backed by evidence</TextLink>.
        </li>
        <li>
          <strong>Safety for money.</strong> Confirmed numbers, privacy, export and deletion are in every
          plan, the free one too.
        </li>
      </ul>
    </section>
  );
}
