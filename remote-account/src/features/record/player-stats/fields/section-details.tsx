import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { GROUNDS, MEASURERS, type StatSection } from '@skora/domain';
import type { MeasurableDays } from '../values/measurable-days';
import type { SectionDetail } from '../values/step-draft';
import styles from './stats-wizard.module.css';
import type { StepState } from './use-step';

interface SectionDetailsProps {
  section: StatSection;
  state: StepState;
  days: MeasurableDays;
  /** The only section there is: day and measurer above are its own. */
  alone?: boolean;
}

function title({ protocol }: StatSection, alone: boolean): string {
  if (alone) return protocol.ground ? 'Surface, proof' : 'Proof';
  return protocol.ground ? 'Surface, another day, proof' : 'Another day or person, proof';
}

/** Ground, proof, and what differs from the rest of the page: another day, another measurer. */
export function SectionDetails({ section, state, days, alone = false }: SectionDetailsProps) {
  const { kind, protocol } = section;
  const detail = state.draft.details[kind] ?? {};
  const wrong = state.errorFor(`day-${kind}`) ?? state.errorFor(`evidence-${kind}`);
  const set = (part: SectionDetail) =>
    state.change(({ details }) => ({ details: { ...details, [kind]: { ...details[kind], ...part } } }));
  const value = (key: keyof SectionDetail) => ({
    value: detail[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => set({ [key]: target.value }),
  });
  return (
    <details className={styles.details} open={wrong ? true : undefined}>
      <summary>
        {title(section, alone)}
        <span className={styles.of}> – {section.title.toLowerCase()}</span>
      </summary>
      <div className={styles.values}>
        {protocol.ground ? (
          <Field id={state.idOf(`ground-${kind}`)} label="Surface" mark="none">
            <Select {...value('ground')}>
              <option value="">Not given</option>
              <Options of={GROUNDS} />
            </Select>
          </Field>
        ) : null}
        {alone ? null : (
          <>
            <Field
              id={state.idOf(`day-${kind}`)}
              label="Day, if different"
              mark="none"
              error={state.errorFor(`day-${kind}`)}
            >
              <TextInput type="date" min={days.first} max={days.today} {...value('measuredOn')} />
            </Field>
            <Field id={state.idOf(`by-${kind}`)} label="Measured by, if somebody else" mark="none">
              <Select {...value('measuredBy')}>
                <option value="">As above</option>
                <Options of={MEASURERS} />
              </Select>
            </Field>
          </>
        )}
        <Field
          id={state.idOf(`evidence-${kind}`)}
          label="Link to a video or report"
          mark="none"
          hint="Only you see it. It has to start with https://"
          error={state.errorFor(`evidence-${kind}`)}
        >
          <TextInput type="url" inputMode="url" autoComplete="off" {...value('evidence')} />
        </Field>
      </div>
    </details>
  );
}

function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
