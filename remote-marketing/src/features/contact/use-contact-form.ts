import { useEffect, useRef, useState } from 'react';
import { useForm } from '@skora/kit';
import { useHydrated } from '@skora/shared/remote';
import { useLocation } from '@skora/shared/router';
import { useSession } from '@skora/shared/session';
import { explainContact, sendMessage } from './message/send-message';
import { contactProblems, type ContactMessage } from './message/contact-message';
import { parseTopic } from './message/topics';

export interface Receipt {
  ticket: string;
  /** Within which a person answers; absent where the operator promises nothing. */
  answerTime?: string;
  email: string;
}

const CLIP = /^[0-9a-z]{11}-[0-9a-f]{32}$/;
const EMPTY: ContactMessage = { topic: '', name: '', email: '', message: '', website: '' };

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
  const startedAt = useRef(0);
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  const user = session.status === 'signed-in' ? session.user : null;
  const form = useForm<ContactMessage>({
    initial: {
      ...EMPTY,
      ...(hydrated && readPrefill(search)),
      name: user?.displayName ?? '',
      email: user?.email ?? '',
    },
    fieldId: (name) => `contact-${name}`,
    check: contactProblems,
    whileTyping: 'clear',
    explain: explainContact,
    send: async ({ topic, ...typed }) => {
      if (topic === '') return;
      const message = { ...typed, topic, email: typed.email.trim(), startedAt: startedAt.current };
      setReceipt({ ...(await sendMessage(message, user !== null)), email: message.email });
    },
  });
  const again = () => {
    setReceipt(null);
    form.change({ message: '' });
  };
  return { form, receipt, again };
}
