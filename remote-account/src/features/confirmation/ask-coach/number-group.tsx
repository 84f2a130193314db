import { Button, Cluster } from '@skora/shared/ui';
import { Checkbox } from '@skora/shared/ui/forms';
import type { AskableGroup } from './askable-groups';
import { nameNumber, formatValue } from './request-api';
import styles from './confirmation.module.css';

interface NumberGroupProps {
  group: AskableGroup;
  chosen: ReadonlySet<string>;
  /** Names of numbers that are confirmed as they are. */
  confirmed: ReadonlySet<string>;
  onChoose: (names: readonly string[], isChosen: boolean) => void;
}

export function NumberGroup({ group, chosen, confirmed, onChoose }: NumberGroupProps) {
  const names = group.numbers.map(nameNumber);
  const all = names.every((name) => chosen.has(name));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {group.title} <span className={styles.detail}>{group.detail}</span>
      </legend>
      <div className={styles.choices}>
        {group.numbers.map((number) => {
          const name = nameNumber(number);
          return (
            <Checkbox
              key={name}
              label={`${number.label}: ${formatValue(number)}`}
              {...(confirmed.has(name) && { hint: 'Already confirmed' })}
              checked={chosen.has(name)}
              onChange={(event) => onChoose([name], event.target.checked)}
            />
          );
        })}
      </div>
      {names.length > 1 ? (
        <Cluster>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${all ? 'Choose none' : 'Choose all'} of ${group.title}, ${group.detail}`}
            onClick={() => onChoose(names, !all)}
          >
            {all ? 'Choose none' : 'Choose all'}
          </Button>
        </Cluster>
      ) : null}
    </fieldset>
  );
}
