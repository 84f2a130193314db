import { useContext } from 'react';
import { FieldContext } from './field-context';

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/**
 * The id, description and validity a native control takes from the `Field` around it; own props win.
 * For controls of your own inside a `Field`.
 */
export function useFieldControl(own: ControlProps = {}) {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    required: own.required ?? (field?.required || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
