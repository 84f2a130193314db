import type { CvNumber } from '@skora/domain';
import { StatTile } from '@skora/shared/ui/data';
import type { ReactNode } from 'react';
import { Provenance } from './provenance';

export function NumberTile({ number, children }: { number: CvNumber; children?: ReactNode }) {
  const { label, value, unit, note, source } = number;
  return (
    <StatTile
      label={label}
      value={value}
      unit={unit || undefined}
      note={note || undefined}
      source={<Provenance source={source} />}
    >
      {children}
    </StatTile>
  );
}
