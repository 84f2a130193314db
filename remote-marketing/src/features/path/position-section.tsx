import { Heading, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { ChoiceRow } from '../choice/choice-row';
import styles from './phase-section.module.css';
import { POSITIONS } from './positions';
import { StepCard } from './step-card';
import own from './position-section.module.css';

const choices = [
  { value: 'all', label: 'All' },
  ...POSITIONS.map(({ id, name }) => ({ value: id, label: name })),
];

/** What each position adds. All of them are in the page; choosing one hides the others. */
export function PositionSection() {
  const [position, setPosition] = useState('all');
  const shown = POSITIONS.filter(({ id }) => position === 'all' || id === position);
  return (
    <section className={styles.phase} id="positions" aria-labelledby="positions-title">
      <header className={styles.head}>
        <p className={styles.ages}>From about U14</p>
        <Heading level={2} id="positions-title">
          Your position
        </Heading>
        <Text tone="muted">
          One step on top of the technical corner. Before that age, play in all of them.
        </Text>
        <div className={own.choice}>
          <ChoiceRow legend="Show" options={choices} value={position} onChoose={setPosition} />
        </div>
      </header>
      <div className={styles.steps}>
        {shown.map((step) => (
          <StepCard key={step.id} label={step.name} step={step} />
        ))}
      </div>
    </section>
  );
}
