#!/usr/bin/env node
/**
 * A Firefox of the system, as Playwright wants to find it. It stands between the two, who talk WebDriver BiDi, and mends
 * what they do not agree on (docs/decisions/testing/051): a command that this Firefox does not know, text that React
 * would not notice, and taps, which Playwright does not send.
 *
 * Playwright starts this file in the place of Firefox, with Firefox's own arguments. FIREFOX_PATH names the browser;
 * `--taps` among the arguments makes each press of the mouse one of a finger.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;
const TAPS = '--taps';
/** How Playwright asks its script in the page to insert text, which sets the value of a field. */
const INSERTS = 'window.__pw_bidiInsertText(text3)';
/** Firefox inserts it as if it was typed: with events of its own, and in the place of what is selected. */
const TYPES = "(document.execCommand('insertText', false, text3), null)";

const args = process.argv.slice(2);
const taps = args.includes(TAPS);

/** @param {string} sent a command as Playwright sends it */
function mend(sent) {
  const text = sent.replace(INSERTS, TYPES);
  const command = JSON.parse(text);
  if (!taps || command.method !== 'input.performActions') return { command, text };
  for (const source of command.params.actions) {
    if (source.type === 'pointer') source.parameters = { pointerType: 'touch' };
  }
  return { command, text: JSON.stringify(command) };
}

/** @param {import('ws').WebSocket} playwright @param {string} address where Firefox listens */
function connect(playwright, address) {
  const firefox = new WebSocket(`${address}/session`, { perMessageDeflate: false, maxPayload: 0 });
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  playwright.on('message', async (data) => {
    const { command, text } = mend(String(data));
    // Colours and movement are preferences of the profile instead.
    if (command.method === 'emulation.setMediaFeaturesOverride') {
      playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      return;
    }
    await opened;
    firefox.send(text);
  });
  firefox.on('message', (data) => playwright.send(String(data)));
  firefox.once('close', () => playwright.close());
  playwright.once('close', () => firefox.close());
}

/** @param {string} address */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 0 });
  server.once('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright) => connect(playwright, address));
}

const firefox = spawn(
  process.env.FIREFOX_PATH ?? 'firefox',
  args.filter((arg) => arg !== TAPS),
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  const address = LISTENING.exec(text)?.[1];
  if (address) listen(address);
  else process.stderr.write(text);
});
firefox.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}
