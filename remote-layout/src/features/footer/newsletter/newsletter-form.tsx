import { useId } from 'react';
import { Button } from '@skora/shared/ui';
import styles from './newsletter-form.module.css';
import { INVALID_EMAIL, useNewsletter } from './use-newsletter';

/** Sign-up for the monthly Playbook Digest. */
export function NewsletterForm() {
  const id = useId();
  const { input, busy, invalid, failure, asked, onSubmit, onInput } = useNewsletter();
  // Sent before its handler is there, the form goes to the site, which answers with a page.
  return (
    <form className={styles.form} method="post" action="/forms/newsletter" noValidate onSubmit={onSubmit}>
      <label htmlFor={id} className={styles.label}>
        Your email
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          name="email"
          className={styles.input}
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
          onInput={onInput}
        />
        <Button
          type="submit"
          className={styles.button}
          disabled={busy}
          busy={busy}
          busyLabel="Subscribing..."
        >
          Subscribe
        </Button>
      </div>
      {invalid ? (
        <p id={`${id}-error`} className={styles.error}>
          {INVALID_EMAIL}
        </p>
      ) : null}
      {failure === null ? null : <p className={styles.error}>{failure}</p>}
      <p role="status" className={styles.asked}>
        {asked ? 'Check your inbox. You get the digest once you confirm it there.' : null}
      </p>
    </form>
  );
}
