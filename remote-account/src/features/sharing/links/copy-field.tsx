import { showToast } from '@skora/shared/events';
import { Button } from '@skora/shared/ui';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { useRef, useState } from 'react';
import styles from './sharing.module.css';

const BY_HAND = 'The link is selected. Copy it with your keyboard.';

interface CopyFieldProps {
  id: string;
  address: string;
}

export function CopyField({ id, address }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', 'Link copied.');
    } catch {
      setByHand(true);
      showToast('info', BY_HAND, { inPage: true });
    }
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div className={styles.copy}>
      <Field id={id} label="Link" mark="none" hint={byHand ? BY_HAND : undefined}>
        <TextInput ref={field} value={address} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        {canShare ? (
          <Button
            variant="ghost"
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            Share…
          </Button>
        ) : null}
      </div>
    </div>
  );
}
