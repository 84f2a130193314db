import { Heading, Stack, Text } from '@skora/shared/ui';
import type { KnownFact, LatestValue, StatSection } from '@skora/domain';
import type { MeasurableDays } from '../values/measurable-days';
import { MethodField } from './method-field';
import { ProtocolCard } from './protocol-card';
import { SectionDetails } from './section-details';
import { StatValueField } from './stat-value-field';
import styles from './stats-wizard.module.css';
import type { StepState } from './use-step';

interface SectionFieldsProps {
  section: StatSection;
  state: StepState;
  latest: ReadonlyMap<string, LatestValue>;
  /** What is known already, by `test.key`. */
  known?: ReadonlyMap<string, KnownFact>;
  days: MeasurableDays;
}

export function SectionFields({ section, state, latest, known, days }: SectionFieldsProps) {
  const { draft } = state;
  const filled = section.fields.some((field) => (draft.values[field.key] ?? '').trim() !== '');
  // Fields side by side line up only when each of them has a hint.
  const told = section.fields.some(({ key, hint }) => {
    const stat = `${section.kind}.${key}`;
    return hint || latest.has(stat) || known?.has(stat);
  });
  const method = draft.methods[section.kind] ?? '';
  return (
    <section className={styles.section} aria-labelledby={`section-${section.kind}`}>
      <Stack gap={1}>
        <Heading level={3} size="sm" id={`section-${section.kind}`}>
          {section.title}
        </Heading>
        <Text size="small" tone="muted">
          {section.protocol.summary}
        </Text>
      </Stack>
      <ProtocolCard protocol={section.protocol} />
      <div className={styles.values}>
        {section.fields.map((field) => (
          <StatValueField
            key={field.key}
            field={field}
            state={state}
            method={section.methods ? method : ''}
            previous={latest.get(`${section.kind}.${field.key}`)}
            known={known?.get(`${section.kind}.${field.key}`)}
            blank={told ? 'No result yet.' : ''}
          />
        ))}
      </div>
      <MethodField section={section} state={state} required={filled} />
      {filled ? <SectionDetails section={section} state={state} days={days} /> : null}
    </section>
  );
}
