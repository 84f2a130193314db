import { VISIBILITY_FIELDS, VISIBILITY_LEVELS, type VisibilityLevel } from '@skora/domain';
import { Card, Heading, Icon, Stack, Text } from '@skora/shared/ui';
import { readText, type FormValues } from '../../../lib/document-form/form-values';
import styles from './visibility.module.css';
import { LEVEL_MEANINGS, LEVEL_NAMES, PART_NAMES } from './visibility-words';

interface WhatOthersSeeProps {
  values: FormValues;
  /** Nothing of a minor is public. */
  adult: boolean;
}

function listParts(values: FormValues, level: VisibilityLevel): string {
  const parts = VISIBILITY_FIELDS.filter((field) => readText(values, field) === level);
  return parts.map((field) => PART_NAMES[field]).join(', ');
}

/** The choice the other way round: who sees what. */
export function WhatOthersSee({ values, adult }: WhatOthersSeeProps) {
  const levels = VISIBILITY_LEVELS.filter((level) => adult || level !== 'public');
  return (
    <Card tone="solid" padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="md">
          What others see
        </Heading>
        <dl className={styles.summary}>
          {levels.map((level) => (
            <div key={level}>
              <dt>
                <Icon name={level === 'me' ? 'lock' : 'eye'} className={styles.sign} />
                {LEVEL_NAMES[level]}
              </dt>
              <dd>{listParts(values, level) || 'Nothing'}</dd>
              <dd className={styles.meaning}>{LEVEL_MEANINGS[level]}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="muted">
          Positions, feet and shirt number are always part of what you share. Date of birth, weight, body fat,
          pulse, growth, how you felt and how you rated yourself under “Mind and team” are never shown to
          anybody, whatever you choose here.
        </Text>
      </Stack>
    </Card>
  );
}
