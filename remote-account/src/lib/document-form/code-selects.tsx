import { Text } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import styles from './document-form.module.css';

interface CodeSelectsProps {
  id: string;
  legend: string;
  /** Name of one of them: "Nationality". */
  one: string;
  hint: string;
  error: string | undefined;
  options: readonly { code: string; name: string }[];
  value: readonly string[];
  max: number;
  onValueChange: (value: readonly string[]) => void;
}

/** A few out of many, in an order of one's own: one select each, and an empty one for the next. */
export function CodeSelects(props: CodeSelectsProps) {
  const { id, legend, one, hint, error, options, value, max, onValueChange } = props;
  const places = Math.min(value.length + 1, max);
  const choose = (place: number, code: string) => {
    const next = [...value.slice(0, place), code, ...value.slice(place + 1)];
    onValueChange(next.filter((chosen) => chosen !== ''));
  };
  return (
    <fieldset id={id} className={styles.group}>
      <legend className={styles.groupLegend}>{legend}</legend>
      <Text size="small" tone="muted">
        {hint} Up to {max}.
      </Text>
      <div className={styles.selects}>
        {Array.from({ length: places }, (_, place) => {
          const chosen = value[place] ?? '';
          return (
            <Field
              key={place}
              label={place === 0 ? one : `${one} ${place + 1}`}
              mark="none"
              error={place === 0 ? error : undefined}
            >
              <Select value={chosen} onChange={(event) => choose(place, event.target.value)}>
                <option value="">{chosen ? 'Remove' : 'Not given'}</option>
                {options
                  .filter(({ code }) => code === chosen || !value.includes(code))
                  .map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
              </Select>
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
