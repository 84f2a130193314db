import { runEmulators } from './run-emulators';
import type { RunningEmulators } from './run-emulators';
import type { EmulatorReply, EmulatorRequest, EmulatorSettings } from './lib/types';

let running: RunningEmulators | undefined;
let stopping = false;

/** Ends once the reply is delivered; without a launcher there is nobody to tell. */
function leave(reply: EmulatorReply, code: number): void {
  if (process.connected) process.send?.(reply, () => process.exit(code));
  else process.exit(code);
}

function fail(error: unknown): void {
  if (stopping) return;
  stopping = true;
  leave({ type: 'failed', message: error instanceof Error ? error.message : String(error) }, 1);
}

async function start(settings: EmulatorSettings): Promise<void> {
  running = await runEmulators(settings);
  running.failed.catch(fail);
  process.send?.({ type: 'ready' } satisfies EmulatorReply);
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    await running?.stop();
    leave({ type: 'stopped' }, 0);
  } catch (error) {
    leave({ type: 'failed', message: error instanceof Error ? error.message : String(error) }, 1);
  }
}

process.on('message', (request: EmulatorRequest) => {
  if (request.type === 'start') start(request.settings).catch(fail);
  else void stop();
});
// The launcher decides when to stop; Ctrl-C reaches it too. When it dies, the data is still saved.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
