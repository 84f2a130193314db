import { endsTooEarly } from '@skora/domain';
import { readText } from '../../../lib/document-form/form-values';
import type { Relation } from '../../../lib/document-form/table-codec';

export const endsAfterItBegan: Relation = (form) =>
  endsTooEarly({ from: readText(form, 'from'), to: readText(form, 'to') })
    ? { key: 'to', message: 'This is before the month it started.' }
    : null;
