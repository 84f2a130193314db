import type { ToastKind, ToastRequest } from '@skora/shared/events';

/** Older messages are dropped. */
const MAX_MESSAGES = 50;

/** A message of this visit. */
export interface Message {
  id: number;
  kind: ToastKind;
  text: string;
  at: Date;
}

/** What a visit was told: everything, and what stays at the top of the page. */
export interface Messages {
  /** Newest first. */
  all: readonly Message[];
  kept: Message | null;
}

let messages: Messages = { all: [], kept: null };
let last = 0;
const listeners = new Set<() => void>();

function set(next: Messages): void {
  messages = next;
  listeners.forEach((listener) => listener());
}

export const messageStore = {
  get: (): Messages => messages,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Adds a message; unless it tells of a success, or the page says it itself, it is kept at the top of the page. */
export function addMessage({ kind, message, inPage = false }: ToastRequest): void {
  last += 1;
  const added: Message = { id: last, kind, text: message, at: new Date() };
  const kept = kind === 'success' || inPage ? messages.kept : added;
  set({ all: [added, ...messages.all].slice(0, MAX_MESSAGES), kept });
}

/** Takes the message away from the top of the page. */
export function dropKeptMessage(): void {
  set({ ...messages, kept: null });
}

/** Somebody has signed in. Who takes over without a sign-out, as from another tab, reads nothing of the person before. */
export function welcome(uid: string, before = uid): void {
  if (uid === before) dropKeptMessage();
  else forgetMessages();
}

/** Forgets everything: the next person at this device must not read it. */
export function forgetMessages(): void {
  set({ all: [], kept: null });
}
