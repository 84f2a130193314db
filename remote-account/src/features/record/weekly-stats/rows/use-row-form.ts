import { saveVersioned, useForm, type Form, type VersionedSave } from '@skora/kit';
import type { IsoWeek } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { indexProblems, type CheckedForm } from '../../../../lib/document-form/document-codec';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useDraft } from '../../../../lib/drafts/use-draft';

interface RowBase {
  /** Id of the row that is being corrected; empty for a new one. */
  editing: string;
  /** Revision the correction started from. */
  base: string;
}

interface RowFormOptions<F extends RowBase> {
  collection: 'matches' | 'trainings';
  week: IsoWeek;
  /** Ids of the rows the week has. */
  taken: readonly string[];
  places: number;
  empty: F;
  parse: (value: unknown) => F | null;
  check: (form: F) => CheckedForm;
}

/** A row of a week as a form. */
export interface RowFormState<F extends RowBase> extends Form<F, string> {
  /** Whether the week has no room for another row. */
  full: boolean;
  /** Goes on with what is typed although the row was changed elsewhere. @param base the revision it has now */
  insist: (base: string) => void;
  remove: (row: { id: string; revision: number }) => Promise<void>;
}

/** Adds, corrects and removes rows of a week, with a draft and a copy of what each was before. */
export function useRowForm<F extends RowBase>(options: RowFormOptions<F>): RowFormState<F> {
  const { collection, week, taken, places, empty, parse, check } = options;
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const free = Array.from({ length: places }, (_, index) => `${week.id}-${index + 1}`).filter(
    (id) => !taken.includes(id),
  );
  const store = (ids: readonly string[], base: VersionedSave['base'], fields: Record<string, unknown>) =>
    saveVersioned(documents, {
      paths: ids.map((id) => `profiles/${uid}/${collection}/${id}`),
      base,
      fields: { ...fields, monday: week.monday },
      changedBy: uid,
    });
  const form = useForm<F, string>({
    initial: empty,
    draft: useDraft(`${STATS_KEY_PREFIX}${collection}_${uid}_${week.id}`, parse),
    fieldId: (key) => `${collection}-${key}`,
    check: (values) => indexProblems(check(values).problems),
    offline: true,
    whileTyping: 'keep',
    send: async (values, { forget }) => {
      const { editing, base } = values;
      const { fields } = check(values);
      await (editing ? store([editing], Number(base), fields) : store(free, 'new', fields));
      forget();
      showToast('success', 'Saved.');
    },
  });
  return {
    ...form,
    full: form.values.editing === '' && free.length === 0,
    insist: (base) => {
      form.change({ base } as Partial<F>);
      form.clear();
    },
    remove: ({ id, revision }) =>
      form.run(async () => {
        await store([id], revision, { removed: true });
        // What is being typed for another row stays.
        if (form.values.editing === id) form.reset();
        showToast('success', 'Removed.');
      }),
  };
}
