import type { ReactNode } from 'react';
import { PROFILE_FIELDS } from '@skora/domain';
import { FormField } from '../../../lib/document-form/form-field';
import type { DocumentForm } from '../../../lib/document-form/use-document-form';
import { PROFILE_LABELS, type ProfileField } from './profile-labels';

interface ProfileTextProps {
  form: DocumentForm;
  name: ProfileField;
  hint?: ReactNode;
  unit?: string;
  autoComplete?: string;
  options?: readonly { code: string; name: string }[];
}

export function ProfileText(props: ProfileTextProps) {
  return <FormField {...props} bound={PROFILE_FIELDS[props.name]} label={PROFILE_LABELS[props.name]} />;
}
