import { useHydrated } from '@skora/shared/remote';
import { useSession } from '@skora/shared/session';
import { useLocation } from '@skora/shared/router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAction } from '../../lib/use-action';
import { sendMessage } from './message/send-message';
import { contactProblems, type ContactMessage, type ContactProblems } from './message/contact-message';
import { parseTopic } from './message/topics';

export interface Receipt {
  ticket: string;
  workingDays: number;
  email: string;
}

const CLIP = /^[0-9a-z]{11}-[0-9a-f]{32}$/;

/** What an address such as `/contact-us?topic=safeguarding&clip=…` already says. */
function readPrefill(search: string): Pick<ContactMessage, 'topic' | 'message'> {
  const query = new URLSearchParams(search);
  const clip = query.get('clip') ?? '';
  return {
    topic: parseTopic(query.get('topic')),
    message: CLIP.test(clip) ? `About the clip ${clip}: ` : '',
  };
}

/** The contact form: what is typed, what is wrong with it, and the ticket once it has arrived. */
export function useContactForm() {
  const session = useSession();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Partial<ContactMessage>>({});
  const [website, setWebsite] = useState('');
  const [problems, setProblems] = useState<ContactProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const startedAt = useRef(0);
  const { busy, error, run } = useAction();
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  const user = session.status === 'signed-in' ? session.user : null;
  const values: ContactMessage = {
    ...(hydrated ? readPrefill(search) : { topic: '', message: '' }),
    name: user?.displayName ?? '',
    email: user?.email ?? '',
    ...typed,
  };
  const refuse = (found: ContactProblems) => {
    setProblems(found);
    setAttempt((attempts) => attempts + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { topic } = values;
    const found = contactProblems(values);
    if (topic === '' || Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    void run(async () => {
      const signs = { website, startedAt: startedAt.current };
      const answer = await sendMessage(
        { ...values, ...signs, topic, email: values.email.trim() },
        user !== null,
      );
      if ('problems' in answer) refuse(answer.problems);
      else setReceipt({ ...answer, email: values.email.trim() });
    });
  };
  const change = (field: keyof ContactMessage, value: string) => {
    setTyped({ ...typed, [field]: value });
    setProblems({ ...problems, [field]: undefined });
  };
  const again = () => {
    setReceipt(null);
    setTyped({ ...typed, message: '' });
  };
  const form = {
    values,
    change,
    website,
    setWebsite,
    problems,
    attempt,
    receipt,
    busy,
    error,
    submit,
    again,
  };
  // Sent before its handler is there, the form would leave the page and lose the message.
  return { ...form, ready: hydrated };
}
