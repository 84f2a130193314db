import type { ComponentProps } from 'react';
import { TextInput } from '@skora/shared/ui/forms';

/** An input for an e-mail address, with the keyboard for it and nothing that corrects what is typed. */
export function EmailInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  return <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
