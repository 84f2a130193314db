import { freePort } from '@skora/scripts-lib/ports';
import { stackPorts, type StackPorts } from '../stack-ports';

/** A port for each part of a stack, below those that outgoing connections of other tests may take at any moment. */
export async function freeStackPorts(): Promise<StackPorts> {
  const names = Object.keys(stackPorts());
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await freePort()])),
  ) as StackPorts;
}
