import { startStack, type StackPorts } from '../../../local/stack';

/** The process that runs a platform which is to be killed: what `npm start` does after it has built. */
process.once('message', ({ ports, dataDir }: { ports: StackPorts; dataDir: string }) => {
  startStack({ ports, dataDir, seed: true, clock: true }).then(
    () => process.send?.('ready'),
    (error: unknown) => process.send?.(String(error)),
  );
});
