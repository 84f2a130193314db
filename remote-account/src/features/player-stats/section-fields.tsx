import { Heading, Text, VisuallyHidden } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import type { LatestValue } from './latest-values';
import type { StatSection } from './stat-field';
import { StatValueField } from './stat-value-field';
import styles from './stats-wizard.module.css';
import type { StepState } from './use-step';

interface SectionFieldsProps {
  section: StatSection;
  state: StepState;
  latest: ReadonlyMap<string, LatestValue>;
}

/** The values of one section, how to measure them, and how they were measured. */
export function SectionFields({ section, state, latest }: SectionFieldsProps) {
  const { draft, errorOf, questionOf } = state;
  const filled = section.fields.some((field) => (draft.values[field.key] ?? '').trim() !== '');
  return (
    <section className={styles.section} aria-labelledby={`section-${section.kind}`}>
      <div>
        <Heading level={3} size="sm" id={`section-${section.kind}`}>
          {section.title}
        </Heading>
        <Text size="small" tone="muted">
          {section.protocol}
        </Text>
      </div>
      <div className={styles.values}>
        {section.fields.map((field) => (
          <StatValueField
            key={field.key}
            field={field}
            text={draft.values[field.key] ?? ''}
            previous={latest.get(`${section.kind}.${field.key}`)}
            error={errorOf(field.key)}
            question={questionOf(field.key)}
            onChange={(text) => state.change({ values: { ...draft.values, [field.key]: text } })}
            onConfirm={() => state.confirm(field.key)}
          />
        ))}
      </div>
      {section.methods ? (
        <Field
          id={`stat-method-${section.kind}`}
          label={
            <>
              How it was measured <VisuallyHidden>({section.title})</VisuallyHidden>
            </>
          }
          required={filled}
          mark="none"
          error={errorOf(`method-${section.kind}`)}
        >
          <Select
            value={draft.methods[section.kind] ?? ''}
            onChange={(event) =>
              state.change({ methods: { ...draft.methods, [section.kind]: event.target.value } })
            }
          >
            <option value="">Choose</option>
            {Object.entries(section.methods).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </section>
  );
}
