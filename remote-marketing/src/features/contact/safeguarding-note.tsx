import { Notice } from '@skora/shared/ui';

/** What happens with a worry, beside the form that carries it. */
export function SafeguardingNote() {
  return (
    <Notice title="Your worry goes to the person who protects players" live="polite">
      Not into the general inbox: it is read first and answered within one working day. You need no proof and
      no certainty to write. Tell us what you saw, where and when; names only if you want to. Is somebody in
      danger now? Call 112 in the European Union, 999 in the United Kingdom, or your own emergency number.
    </Notice>
  );
}
