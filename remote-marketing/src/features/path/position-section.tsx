import { Text, TextLink } from '@skora/shared/ui';
import { useState } from 'react';
import { ChoiceRow } from '../../lib/ui/choice-row';
import { PathFold } from './path-fold';
import { POSITIONS } from './program/positions';
import { StepCard } from './step-card';
import styles from './steps.module.css';

const choices = [
  { value: 'all', label: 'All' },
  ...POSITIONS.map(({ id, name }) => ({ value: id, label: name })),
];

/**
 * What each position adds. All of them are in the page; choosing one hides the others.
 * @param own the player's position as the path names it; null when nobody knows
 */
export function PositionSection({ own }: { own: string | null }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const position = chosen ?? POSITIONS.find(({ id }) => id === own)?.id ?? 'all';
  const shown = POSITIONS.filter(({ id }) => position === 'all' || id === position);
  const intro = (
    <>
      <Text tone="muted">
        One extra step for the technical corner. Before that age, play in every position. Drills and minutes
        are our suggestion.
        {chosen === null && position !== 'all' ? ' You see the one for the position in your profile.' : ''}
        {own === 'goalkeeper' ? (
          <>
            {' '}
            Yours are under <TextLink href="#goalkeepers">Goalkeepers</TextLink>.
          </>
        ) : null}
      </Text>
      <ChoiceRow legend="Show" options={choices} value={position} onChoose={setChosen} />
    </>
  );
  return (
    <PathFold id="positions" title="Your position" ages="From about U14" intro={intro}>
      <div className={styles.steps}>
        {shown.map((step) => (
          <StepCard key={step.id} id={`position.${step.id}`} label={step.name} step={step} />
        ))}
      </div>
    </PathFold>
  );
}
