import { useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Heading, Stack, Text } from '@skora/shared/ui';
import {
  describeMatchRecord,
  findMatchBests,
  type IsoWeek,
  type MatchRow,
  type PositionCode,
} from '@skora/domain';
import { useConfirmations } from '../../../confirmation';
import { BestNotice } from '../../best/best-notice';
import { AddRow } from '../rows/add-row';
import { UnsavedChange } from '../rows/unsaved-change';
import { useCorrectedRows } from '../rows/use-corrected-rows';
import { useRemovals } from '../rows/use-removals';
import { rowDraftKey } from '../rows/use-row-form';
import type { WeekAddress } from '../week/use-week-address';
import { checkMatch } from './check-match';
import type { MatchForm } from './match-form';
import { MatchList } from './match-list';
import { MatchSheet } from './match-sheet';
import { useMatchForm } from './use-match-form';

interface MatchPanelProps {
  address: WeekAddress;
  week: IsoWeek;
  now: Date;
  /** All matches of the player. */
  matches: readonly MatchRow[];
  position: PositionCode | null;
}

/** The matches of the week, and the sheet that adds or corrects one. */
export function MatchPanel({ address, week, now, matches, position }: MatchPanelProps) {
  const { uid } = useRequiredUser();
  const [bests, setBests] = useState<readonly string[]>([]);
  const { weeks, rowId, openEntry, closeEntry } = address;
  const isOpen = address.entry === 'match';
  const { corrected, forget } = useCorrectedRows(matches, isOpen ? rowId : '', (id) =>
    rowDraftKey('matches', uid, id),
  );
  const removals = useRemovals('matches', forget);
  const confirmations = useConfirmations();
  const rows = matches.filter(({ id }) => id.startsWith(`${week.id}-`));
  const common = { address, now, matches, position };
  const onSaved = (saved: MatchForm, again: boolean) => {
    setBests(describeBests(saved, weeks, matches));
    if (isOpen && rowId === saved.editing && !again) closeEntry(saved.week);
  };
  const adding = useMatchForm({ ...common, onSaved });
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        Matches
      </Heading>
      <BestNotice lines={bests} />
      {rows.length === 0 ? (
        <Text tone="muted">
          No match this week yet. Add one entry per match, even if you stayed on the bench.
        </Text>
      ) : (
        <MatchList
          week={week}
          rows={rows}
          all={matches}
          // Nothing counts as confirmed until the store has answered.
          confirmations={confirmations.status === 'ready' ? confirmations.value : []}
          onEdit={({ id }) => openEntry('match', id)}
          removals={removals}
        />
      )}
      {corrected.map((row) => (
        <Correction key={row.id} {...common} row={row} open={isOpen && rowId === row.id} onSaved={onSaved} />
      ))}
      <AddRow what="match" form={adding} onAdd={() => openEntry('match')} />
      <MatchSheet
        {...{ weeks, now, matches }}
        form={adding}
        open={isOpen && rowId === ''}
        onClose={() => closeEntry()}
      />
    </Stack>
  );
}

interface CorrectionProps extends Omit<MatchPanelProps, 'week'> {
  row: MatchRow;
  open: boolean;
  onSaved: (saved: MatchForm, again: boolean) => void;
}

function Correction({ open, ...options }: CorrectionProps) {
  const { address, now, matches, row } = options;
  const form = useMatchForm(options);
  const onClose = () => address.closeEntry();
  return (
    <>
      <UnsavedChange
        what={`the match against ${row.opponent}`}
        form={form}
        onOpen={() => address.openEntry('match', row.id)}
      />
      <MatchSheet {...{ form, open, onClose, now, matches }} weeks={address.weeks} />
    </>
  );
}

function describeBests(saved: MatchForm, weeks: readonly IsoWeek[], matches: readonly MatchRow[]): string[] {
  const monday = weeks.find(({ id }) => id === saved.week)?.monday;
  if (!monday) return [];
  const numbers = checkMatch(saved).fields.numbers as MatchRow['numbers'];
  const day = Number(saved.day);
  // A new match may be among them by now, under an id of its own.
  const isSaved = (row: MatchRow) =>
    row.monday.getTime() === monday.getTime() && row.day === day && row.opponent === saved.opponent.trim();
  const id = saved.editing || (matches.find(isSaved)?.id ?? '');
  return findMatchBests({ id, monday, day, numbers }, matches).map(describeMatchRecord);
}
