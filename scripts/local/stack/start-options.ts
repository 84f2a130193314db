import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import { stackPorts } from './stack-ports';
import type { StackPorts } from './stack-ports';

type StartOptions = { fresh: boolean; ports: StackPorts };

function sitePort(value: string | undefined, usual: number): number {
  if (!value) return usual;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new LocalPlatformError(`PORT is ${value}, which is not a port. Use a number from 1 to 65535.`);
}

/**
 * What `npm start` was asked for: `--fresh` and the variable PORT.
 *
 * @throws LocalPlatformError for anything else
 */
export function readStartOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions {
  const unknown = args.find((argument) => argument !== '--fresh');
  if (unknown !== undefined) {
    throw new LocalPlatformError(`Unknown option ${unknown}. The only one is --fresh: npm start -- --fresh`);
  }
  const ports = stackPorts();
  const site = sitePort(env['PORT'], ports.site);
  const clash = Object.entries(ports).find(([name, port]) => name !== 'site' && port === site);
  if (clash) throw new LocalPlatformError(`PORT is ${site}, which the ${clash[0]} uses. Choose another one.`);
  return { fresh: args.includes('--fresh'), ports: { ...ports, site } };
}
