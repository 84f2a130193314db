import { useState, type FormEvent } from 'react';
import { Checkbox, SubmitButton } from '@skora/shared/ui/forms';
import { ADULT_AGE } from '@skora/domain';
import type { Showcase } from './showcase-api';
import styles from './showcases.module.css';

interface RegistrationFormProps {
  showcase: Showcase;
  busy: boolean;
  onRegister: (guardianAgrees: boolean) => void;
}

export function RegistrationForm({ showcase, busy, onRegister }: RegistrationFormProps) {
  const [agrees, setAgrees] = useState(false);
  const full = showcase.taken >= showcase.capacity;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onRegister(agrees);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {showcase.ages.min < ADULT_AGE ? (
        <Checkbox
          label="I am under 18, and my parent or guardian agrees that I take part"
          hint="Adults leave this empty."
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
        />
      ) : null}
      <div>
        <SubmitButton busy={busy} variant={full ? 'secondary' : 'primary'}>
          {full ? 'Join the waiting list' : 'Take a place'}
        </SubmitButton>
      </div>
    </form>
  );
}
