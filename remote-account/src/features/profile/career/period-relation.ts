import { endsTooEarly } from '@skora/domain';
import { textOf } from '../../../lib/document-form/form-values';
import type { Relation } from '../../../lib/document-form/table-codec';

export const endsAfterItBegan: Relation = (form) =>
  endsTooEarly({ from: textOf(form, 'from'), to: textOf(form, 'to') })
    ? { key: 'to', message: 'This lies before the month it began.' }
    : null;
