import { Notice } from '@skora/shared/ui';

/** Emergency numbers stand before the form, because we do not answer at once. */
export function EmergencyNote() {
  return (
    <Notice tone="danger" title="Is somebody in danger now?">
      Do not write to us. Call your emergency number: 112 in the European Union, 999 in the United Kingdom.
    </Notice>
  );
}
