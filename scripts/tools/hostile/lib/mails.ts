import { setTimeout as pause } from 'node:timers/promises';
import type { Stand } from './stand';

interface Mail {
  id: string;
  subject: string;
  text: string;
}

const LONGEST_MS = 15_000;

/** Waits for a mail. @returns the newest link in one to this address, as a path of the site; the ids in `read` do not count */
export async function findMailedLink(
  { stack }: Stand,
  to: string,
  read = new Set<string>(),
): Promise<string> {
  const url = `${stack.urls.mailbox}/api/messages?to=${encodeURIComponent(to)}`;
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await pause(100)) {
    const mails = (await (await fetch(url)).json()) as Mail[];
    for (const { id, text } of mails.filter((mail) => !read.has(mail.id))) {
      const [link] = /https?:\/\/\S+/.exec(text) ?? [];
      read.add(id);
      if (link === undefined) continue;
      const { pathname, search, hash } = new URL(link);
      return `${pathname}${search}${hash}`;
    }
  }
  throw new Error(`No mail with a link to ${to}.`);
}
