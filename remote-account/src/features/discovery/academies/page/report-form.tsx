import { useState, type FormEvent } from 'react';
import { failureMessage } from '@skora/kit';
import { Heading, Notice, Text } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, Textarea } from '@skora/shared/ui/forms';
import { reportAcademy } from '../api/report-academy';
import { REPORT_SUBJECTS, type ReportSubject } from '../api/report-subjects';
import styles from '../academy/academy-page.module.css';

const SHORTEST = 10;
const LONGEST = 500;

type State = { status: 'open' | 'busy' | 'sent'; failure?: string };

/** Tells us what is wrong about an academy. A person reads it. */
export function ReportForm({ id }: { id: string }) {
  const [about, setAbout] = useState<ReportSubject>('place');
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'open' });
  const length = message.trim().length;
  const fault =
    length < SHORTEST
      ? `Write at least ${SHORTEST} characters, so that we know what to look for.`
      : length > LONGEST
        ? `Keep it to ${LONGEST} characters.`
        : undefined;
  const shown = attempt > 0 ? fault : undefined;
  const errors = [
    ...(shown ? [{ fieldId: 'report-message', message: shown }] : []),
    ...(state.failure ? [{ fieldId: 'report-message', message: state.failure }] : []),
  ];

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'busy') return;
    setAttempt((count) => count + 1);
    if (fault) return;
    setState({ status: 'busy' });
    try {
      await reportAcademy(id, about, message.trim());
      setState({ status: 'sent' });
    } catch (error) {
      setState({ status: 'open', failure: failureMessage(error) });
    }
  };
  return (
    <section className={styles.report} aria-labelledby="report-title">
      <Heading level={2} size="sm" id="report-title">
        Something is wrong here?
      </Heading>
      {state.status === 'sent' ? (
        <Notice tone="success" title="Thank you" live="polite">
          We have your report and will check it. Nothing changes until somebody has looked.
        </Notice>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)} className={styles.form}>
          <FormErrorSummary errors={errors} attempt={attempt} />
          <Field id="report-about" label="What is it about?" required>
            <Select value={about} onChange={(event) => setAbout(event.target.value as ReportSubject)}>
              {Object.entries(REPORT_SUBJECTS).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="report-message" label="What should it say?" required error={shown}>
            <Textarea
              rows={3}
              limit={LONGEST}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          </Field>
          <Text size="small" tone="muted">
            We keep your report with your account so that we can ask you back.
          </Text>
          <div>
            <SubmitButton variant="secondary" busy={state.status === 'busy'}>
              Send report
            </SubmitButton>
          </div>
        </form>
      )}
    </section>
  );
}
