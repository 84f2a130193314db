import { useState } from 'react';
import { NotSaved, saveVersioned, useForm, type Form, type VersionedSave, useDraft } from '@skora/kit';
import type { IsoWeek } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { indexProblems, type CheckedForm } from '../../../../lib/document-form/document-codec';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useNewRowPlaces } from '../../../../lib/documents/use-new-row-places';
import { useWhenSaved } from '../../../../lib/use-when-saved';
import type { FormDay } from '../week/start-day';

/** What every row of a week is typed with. */
export interface RowBase extends FormDay {
  /** Id of the row that is being corrected; empty for a new one. */
  editing: string;
  /** Revision the correction started from. */
  base: string;
}

interface RowFormOptions<F extends RowBase> {
  collection: 'matches' | 'trainings';
  /** The weeks that can be written. */
  weeks: readonly IsoWeek[];
  /** Ids of the rows there are. */
  taken: readonly string[];
  /** Rows a week has room for. */
  places: number;
  /** The form before anything is typed: a new row, or the row to correct. */
  start: F;
  parse: (value: unknown) => F | null;
  check: (form: F) => CheckedForm;
  /** @param again whether something else has been typed since it was sent */
  onSaved: (saved: F, again: boolean) => void;
}

/** A row of a week as a form. */
export interface RowFormState<F extends RowBase> extends Form<F, string> {
  /** Goes on with what is typed although the row was changed elsewhere. @param base the revision it has now */
  insist: (base: string) => void;
}

/** The key of what is typed about a row on this device. @param id of the row; empty for a new one */
export function rowDraftKey(
  collection: RowFormOptions<RowBase>['collection'],
  uid: string,
  id: string,
): string {
  return `${STATS_KEY_PREFIX}${collection}_${uid}_${id || 'new'}`;
}

/** Adds or corrects a row of a week, with a draft and a copy of what it was before. */
export function useRowForm<F extends RowBase>(options: RowFormOptions<F>): RowFormState<F> {
  const { collection, weeks, taken, places, start, parse, check, onSaved } = options;
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const draftKey = rowDraftKey(collection, uid, start.editing);
  const rows = useNewRowPlaces(draftKey);
  const [saved, setSaved] = useState<F | null>(null);
  const placesIn = (week: string) =>
    Array.from({ length: places }, (_, index) => `${week}-${index + 1}`).filter((id) => !taken.includes(id));
  const store = (ids: readonly string[], base: VersionedSave['base'], fields: Record<string, unknown>) =>
    saveVersioned(documents, {
      paths: ids.map((id) => `profiles/${uid}/${collection}/${id}`),
      base,
      fields,
      changedBy: uid,
    });
  const dayProblem = (values: F): string | null => {
    const { editing, week } = values;
    if (!weeks.some(({ id }) => id === week)) return 'This week is closed. Choose another day.';
    if (editing !== '' || rows.find(values, placesIn(week)).length > 0) return null;
    return `This week has ${places} already. Choose a day of another week.`;
  };
  const form = useForm<F, string>({
    initial: start,
    draft: useDraft(draftKey, parse),
    fieldId: (key) => `${collection}-${key}`,
    check: (values) => ({ day: dayProblem(values), ...indexProblems(check(values).problems) }),
    offline: draftKey,
    whileTyping: 'keep',
    send: async (values, { forget }) => {
      const { editing, base, week } = values;
      const monday = weeks.find(({ id }) => id === week)?.monday;
      if (!monday) throw new NotSaved('gone');
      const fields = { ...check(values).fields, monday };
      if (editing) await store([editing], Number(base), fields);
      else await rows.store(values, placesIn(week), (ids) => store(ids, 'new', fields));
      forget();
      setSaved(values);
      showToast('success', 'Saved.');
    },
  });
  useWhenSaved(saved, (row) => onSaved(row, form.edited));
  return {
    ...form,
    reset: (typed) => {
      rows.forget();
      form.reset(typed);
    },
    insist: (base) => {
      form.change({ base } as Partial<F>);
      form.clear();
    },
  };
}
