import { useEffect, useState } from 'react';
import { useForm, useFormDraft } from '@skora/kit';
import { useHydrated } from '@skora/shared/remote';
import { useLocation } from '@skora/shared/router';
import { useSession } from '@skora/shared/session';
import { hashText } from '@skora/shared/utils';
import { explainContact, sendMessage } from './message/send-message';
import { contactProblems, type ContactMessage } from './message/contact-message';
import { parseTopic } from './message/topics';

export interface Receipt {
  ticket: string;
  /** Within which a person answers; absent where the operator promises nothing. */
  answerTime?: string;
  /** What was sent. */
  message: ContactMessage;
}

const CLIP = /^[0-9a-z]{11}-[0-9a-f]{32}$/;
const EMPTY: ContactMessage = { topic: '', name: '', email: '', message: '', website: '', startedAt: 0 };

/** What an address such as `/contact-us?topic=safeguarding&clip=…` already says. */
function readPrefill(search: string): Pick<ContactMessage, 'topic' | 'message'> {
  const query = new URLSearchParams(search);
  const clip = query.get('clip') ?? '';
  return {
    topic: parseTopic(query.get('topic')),
    message: CLIP.test(clip) ? `About the clip ${clip}: ` : '',
  };
}

/** The contact form and the ticket once the message has arrived. */
export function useContactForm() {
  const session = useSession();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [startedAt, setStartedAt] = useState(0);
  useEffect(() => setStartedAt(Date.now()), []);
  const user = session.status === 'signed-in' ? session.user : null;
  const prefill = readPrefill(search);
  const about = prefill.topic + prefill.message;
  const form = useForm<ContactMessage>({
    initial: {
      ...EMPTY,
      ...(hydrated && prefill),
      startedAt,
      name: user?.displayName ?? '',
      email: user?.email ?? '',
    },
    // Who comes to write about a clip does not find a letter about something else.
    draft: useFormDraft({ name: `contact_${hashText(about)}`, empty: EMPTY }),
    fieldId: (name) => `contact-${name}`,
    check: contactProblems,
    whileTyping: 'clear',
    explain: explainContact,
    send: async ({ topic, ...typed }, { forget }) => {
      if (topic === '') return;
      const message = { ...typed, topic, email: typed.email.trim() };
      setReceipt({ ...(await sendMessage(message, user !== null)), message });
      forget();
    },
  });
  useEffect(() => {
    const { name, email } = form.values;
    // A person who began to type before the session was known need not type these.
    if (user && form.edited && name === '' && email === '')
      form.change({ name: user.displayName ?? '', email: user.email ?? '' });
  }, [user?.uid]);
  const again = () => {
    setReceipt(null);
    form.reset({ ...receipt?.message, message: '', startedAt: Date.now() });
  };
  return { form, receipt, again };
}
