import { useState } from 'react';
import { Button, Heading, Stack } from '@skora/shared/ui';
import type { AskableGroup } from './askable-groups';
import { NumberGroup } from './number-group';
import { nameNumber } from './request-api';

interface NumberPickerProps {
  title: string;
  /** Newest first. */
  groups: readonly AskableGroup[];
  chosen: readonly string[];
  confirmed: ReadonlySet<string>;
  onChange: (chosen: string[]) => void;
}

const SHOWN_AT_FIRST = 4;

export function NumberPicker({ title, groups, chosen, confirmed, onChange }: NumberPickerProps) {
  const [all, setAll] = useState(false);
  const names = new Set(chosen);
  const shown = groups.filter(
    ({ numbers }, index) =>
      all || index < SHOWN_AT_FIRST || numbers.some((one) => names.has(nameNumber(one))),
  );
  if (groups.length === 0) return null;
  const choose = (changed: readonly string[], isChosen: boolean) => {
    const others = chosen.filter((name) => !changed.includes(name));
    onChange(isChosen ? [...others, ...changed] : others);
  };
  return (
    <Stack gap={4}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {shown.map((group) => (
        <NumberGroup key={group.id} group={group} chosen={names} confirmed={confirmed} onChoose={choose} />
      ))}
      {shown.length < groups.length ? (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setAll(true)}>
            Show {groups.length - shown.length} older
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
