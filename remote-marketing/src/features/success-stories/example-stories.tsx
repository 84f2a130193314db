import { Heading, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { ChoiceRow } from '../../lib/ui/choice-row';
import { ExampleStory } from './example-story';
import styles from './example-stories.module.css';
import { EXAMPLES } from './examples';

const ALL = 'All';
const outcomes = [ALL, ...new Set(EXAMPLES.map(({ outcome }) => outcome))];
const choices = outcomes.map((value) => ({ value, label: value }));

export function ExampleStories() {
  const [outcome, setOutcome] = useState(ALL);
  const shown = EXAMPLES.filter((story) => outcome === ALL || story.outcome === outcome);
  return (
    <section className={styles.section} aria-labelledby="examples">
      <div className={styles.intro}>
        <Heading level={2} id="examples">
          What a story will look like
        </Heading>
        <Text tone="muted">
          None of these people exist. The four examples show what has to be in a story before we publish it:
          dates, proof, what it does not say, and how common it is.
        </Text>
        <div className={styles.choice}>
          <ChoiceRow legend="Outcome" options={choices} value={outcome} onChoose={setOutcome} />
        </div>
      </div>
      <div className={styles.stories}>
        {shown.map((story) => (
          <ExampleStory key={story.id} story={story} />
        ))}
      </div>
    </section>
  );
}
