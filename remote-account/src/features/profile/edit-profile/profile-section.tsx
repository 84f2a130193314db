import type { ReactNode } from 'react';
import type { StoredFields } from '@skora/domain';
import { FormFrame } from '../../../lib/document-form/form-frame';
import type { DocumentForm } from '../../../lib/document-form/use-document-form';
import type { ProfileField } from './profile-labels';
import { showProfileValue } from './show-profile-value';
import { useProfileForm } from './use-profile-form';

interface ProfileSectionProps {
  stored: StoredFields;
  section: string;
  keys: readonly ProfileField[];
  children: (form: DocumentForm) => ReactNode;
}

export function ProfileSection({ stored, section, keys, children }: ProfileSectionProps) {
  const form = useProfileForm(stored, section, keys);
  return (
    <FormFrame form={form} show={showProfileValue} submit="Save profile">
      {children(form)}
    </FormFrame>
  );
}
