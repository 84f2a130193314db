import { useState } from 'react';
import { type Form, saveFields, useForm, useDraft } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import type { IsoWeek } from '@skora/domain';
import { indexProblems } from '../../../../lib/document-form/document-codec';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useWhenSaved } from '../../../../lib/use-when-saved';
import { type FormDay, readWeek } from '../week/start-day';
import type { WellnessDay } from './wellness-day';
import {
  checkWellness,
  emptyWellness,
  moveTyped,
  parseWellnessForm,
  readWellness,
  type WellnessForm,
} from './wellness-form';

interface WellnessFormOptions {
  weeks: readonly IsoWeek[];
  days: readonly WellnessDay[];
  /** The day that is asked about first. */
  on: FormDay;
  /** Id of the stored day that is changed; empty for a form that adds days. */
  editing: string;
  /** @param again whether something else has been typed since it was sent */
  onSaved: (saved: WellnessForm, again: boolean) => void;
}

/** A day as a form. */
export interface WellnessFormState extends Form<WellnessForm, string> {
  /** Goes to another day with what is typed. */
  showDay: (day: FormDay) => void;
}

/** The key of what is typed about days on this device. @param id of the stored day that is changed; empty for other days */
export function wellnessDraftKey(uid: string, id: string): string {
  return `${STATS_KEY_PREFIX}wellness_${uid}${id && `_${id}`}`;
}

/**
 * A day as a form; a day that was told before starts with what was said. Each stored day that is changed has a draft of its
 * own, so that it does not take the place of another day that was begun or waits for a connection.
 */
export function useWellnessForm(options: WellnessFormOptions): WellnessFormState {
  const { weeks, days, on, editing, onSaved } = options;
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [saved, setSaved] = useState<WellnessForm | null>(null);
  const startOf = ({ week, day }: FormDay) => {
    const stored = days.find((one) => readWeek(one.id) === week && one.day === Number(day));
    return stored ? readWellness(stored) : emptyWellness({ week, day });
  };
  const draftKey = wellnessDraftKey(uid, editing);
  const form = useForm<WellnessForm, string>({
    initial: startOf(on),
    draft: useDraft(draftKey, parseWellnessForm),
    fieldId: (key) => `wellness-${key}`,
    check: (values) => indexProblems(checkWellness(values).problems),
    offline: draftKey,
    whileTyping: 'keep',
    send: async (values, { forget }) => {
      const monday = weeks.find(({ id }) => id === values.week)?.monday;
      const readFields = (form: WellnessForm) => ({ ...checkWellness(form).fields, monday });
      const path = `profiles/${uid}/wellness/${values.week}-${values.day}`;
      const base = values.found && readFields({ ...values, ...values.found });
      // Each scale is one choice, and the later one counts; what another device told of the day stays.
      await saveFields(documents, { path, base, fields: readFields(values), same: 'later' });
      forget();
      setSaved(values);
      showToast('success', 'Saved.');
    },
  });
  useWhenSaved(saved, (day) => onSaved(day, form.edited));
  return { ...form, showDay: (day) => form.change(moveTyped(form.values, startOf(day))) };
}
