import { setTimeout as sleep } from 'node:timers/promises';
import { devices } from '@playwright/test';
import type { DevTools } from './devtools-pipe';

/** Slower than a desktop, as a phone is. */
export const CPU_SLOWDOWN = 4;
/** Longer than anybody waits, in ms; then something is wrong. */
const PATIENCE_MS = 60_000;
const POLL_MS = 200;

const PHONE = devices['Pixel 7'];

interface Evaluated<T> {
  result: { value: T };
  exceptionDetails?: { exception?: { description?: string } };
}

/** One tab of a phone. Functions that run in it hold no named function: tsx would wrap it in a helper that the page lacks. */
export interface PhonePage {
  /** Ends when the document begins to arrive. */
  open: (url: string) => Promise<void>;
  evaluate: <T, A extends unknown[]>(work: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  waitFor: <A extends unknown[]>(
    holds: (...args: A) => boolean | Promise<boolean>,
    ...args: A
  ) => Promise<void>;
  /** Taps the first element that matches and is in sight. */
  tap: (selector: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A phone on which nobody has been on the site. */
export interface Phone {
  openPage: (before: () => void) => Promise<PhonePage>;
  close: () => Promise<void>;
}

/** Middle of the first element that is in sight. */
function findMiddle(selector: string): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0) return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}

type Send = <T>(method: string, params?: object) => Promise<T>;

function makePage(send: Send, close: () => Promise<void>): PhonePage {
  const evaluate: PhonePage['evaluate'] = async <T>(work: unknown, ...args: unknown[]) => {
    const expression = `(${String(work)})(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<Evaluated<T>>('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw.');
    return result.value;
  };
  return {
    evaluate,
    close,
    open: async (url) => {
      await send('Page.navigate', { url });
    },
    waitFor: async (holds, ...args) => {
      const end = performance.now() + PATIENCE_MS;
      while (!(await evaluate(holds, ...args))) {
        if (performance.now() > end) throw new Error(`This did not come true: ${String(holds)}`);
        await sleep(POLL_MS);
      }
    },
    tap: async (selector) => {
      const point = await evaluate(findMiddle, selector);
      if (!point) throw new Error(`Nothing in sight matches ${selector}.`);
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}

async function openPage(
  { send }: DevTools,
  browserContextId: string,
  before: () => void,
): Promise<PhonePage> {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const ask: Send = (method, params) => send(method, params, sessionId);
  const { width, height } = PHONE.viewport;
  await ask('Page.enable');
  await ask('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    mobile: true,
  });
  await ask('Emulation.setUserAgentOverride', { userAgent: PHONE.userAgent });
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
  await ask('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(before)})()` });
  return makePage(ask, async () => {
    await send('Target.closeTarget', { targetId });
  });
}

/**
 * Takes a phone out of its box. Not by Playwright, which cannot do without the protocol's Runtime: with that, V8 notes for each
 * `Error` of a page where in its file every function on the way stands, and reads the whole file once more for it. React makes
 * five of them at its start. On a slow phone that took a tenth of a second, which no visitor waits for.
 */
export async function openPhone(browser: DevTools): Promise<Phone> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>(
    'Target.createBrowserContext',
  );
  return {
    openPage: (before) => openPage(browser, browserContextId, before),
    close: async () => {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
