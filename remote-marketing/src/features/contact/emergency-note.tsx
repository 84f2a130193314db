import { Notice } from '@skora/shared/ui';

/** Who helps at once, for we do not. Stands before the form: nobody should type first. */
export function EmergencyNote() {
  return (
    <Notice tone="danger" title="Somebody is in danger now">
      Do not write to us. Call your emergency number: 112 in the European Union, 999 in the United Kingdom.
    </Notice>
  );
}
