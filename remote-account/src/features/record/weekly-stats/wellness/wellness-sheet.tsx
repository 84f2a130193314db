import type { ReactNode } from 'react';
import { EntrySheet } from '../rows/entry-sheet';
import type { WellnessFormState } from './use-wellness-form';
import { WellnessFields } from './wellness-fields';

interface WellnessSheetProps {
  form: WellnessFormState;
  open: boolean;
  onClose: () => void;
  title: string;
  /** What stands above the questions. */
  children?: ReactNode;
}

/** Tells of a day, or changes what was told. */
export function WellnessSheet({ children, ...sheet }: WellnessSheetProps) {
  return (
    <EntrySheet {...sheet} submit="Save day">
      {children}
      <WellnessFields form={sheet.form} />
    </EntrySheet>
  );
}
