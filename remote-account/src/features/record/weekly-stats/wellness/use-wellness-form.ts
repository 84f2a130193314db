import { useState } from 'react';
import { useForm } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { withDeadline } from '@skora/shared/utils';
import type { IsoWeek } from '@skora/domain';
import { indexProblems } from '../../../../lib/document-form/document-codec';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { STORE_DEADLINE_MS } from '../../../../lib/documents/player-documents';
import { useDraft } from '../../../../lib/drafts/use-draft';
import { useWhenSaved } from '../../../../lib/use-when-saved';
import { type FormDay, weekOf } from '../week/start-day';
import type { WellnessDay } from './wellness-day';
import {
  checkWellness,
  emptyWellness,
  parseWellnessForm,
  readWellness,
  type WellnessForm,
} from './wellness-form';

interface WellnessFormOptions {
  weeks: readonly IsoWeek[];
  days: readonly WellnessDay[];
  /** The day that is asked about first. */
  on: FormDay;
  /** @param again whether something else has been typed since it was sent */
  onSaved: (saved: WellnessForm, again: boolean) => void;
}

/** A day as a form; a day that was told before starts with what was said. */
export function useWellnessForm({ weeks, days, on, onSaved }: WellnessFormOptions) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [saved, setSaved] = useState<WellnessForm | null>(null);
  const startOf = ({ week, day }: FormDay) => {
    const stored = days.find((one) => weekOf(one.id) === week && one.day === Number(day));
    return stored ? readWellness(stored) : emptyWellness({ week, day });
  };
  const form = useForm<WellnessForm, string>({
    initial: startOf(on),
    draft: useDraft(`${STATS_KEY_PREFIX}wellness_${uid}`, parseWellnessForm),
    fieldId: (key) => `wellness-${key}`,
    check: (values) => indexProblems(checkWellness(values).problems),
    offline: true,
    whileTyping: 'keep',
    send: async (values, { forget }) => {
      const monday = weeks.find(({ id }) => id === values.week)?.monday;
      const fields = { ...checkWellness(values).fields, monday };
      const path = `profiles/${uid}/wellness/${values.week}-${values.day}`;
      await withDeadline(documents.write(path, fields), STORE_DEADLINE_MS);
      forget();
      setSaved(values);
      showToast('success', 'Saved.');
    },
  });
  useWhenSaved(saved, (day) => onSaved(day, form.edited));
  return { ...form, showDay: (day: FormDay) => form.change(startOf(day)) };
}
