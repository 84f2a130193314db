import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CHROMIUM_FLAGS } from '../../browsers/chromium-flags';

/** A running Chromium that takes commands of its DevTools protocol. */
export interface DevTools {
  /** Rejects with what Chromium says when a command fails. */
  send: <T>(method: string, params?: object, sessionId?: string) => Promise<T>;
  close: () => Promise<void>;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

interface Asked {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** Calls back with each message: JSON that ends with a zero byte. */
function readMessages(from: Readable, next: (text: string) => void): void {
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    messages.forEach(next);
  });
}

/** Starts a Chromium with a profile of its own and nothing of the protocol switched on. */
export function openDevTools(executablePath: string): DevTools {
  const profile = mkdtempSync(join(tmpdir(), 'skora-bench-'));
  const flags = [...CHROMIUM_FLAGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, [...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const commands = browser.stdio[3] as Writable;
  const asked = new Map<number, Asked>();
  readMessages(browser.stdio[4] as Readable, (text) => {
    const { id = 0, result, error } = JSON.parse(text) as Answer;
    const waiting = asked.get(id);
    asked.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result as never);
  });
  let sent = 0;
  const exit = once(browser, 'exit');
  const send: DevTools['send'] = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      sent += 1;
      asked.set(sent, { resolve, reject });
      commands.write(`${JSON.stringify({ id: sent, method, params, sessionId })}\0`);
    });
  return {
    send,
    close: async () => {
      // Not by a signal: a system may start its Chromium by a script, which would end alone. It may end before it answers.
      await Promise.race([send('Browser.close'), exit]);
      await exit;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
