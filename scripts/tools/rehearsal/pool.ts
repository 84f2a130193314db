import { startServer, type ServerProcess, type ServerSettings } from '../../local/stack/server-process';

interface Instance {
  port: number;
  server: ServerProcess;
}

type Describe = (port: number, build: string) => ServerSettings;

/** Two instances of a service and a spare port, which takes the next one while the one before is still at work. */
export class Pool {
  private instances: Instance[] = [];
  private readonly spare: number[];

  /** @param ports three @param describe how an instance is started @param build what it begins with */
  constructor(
    ports: readonly number[],
    private readonly describe: Describe,
    private build: string,
  ) {
    this.spare = [...ports];
  }

  async start(): Promise<void> {
    await this.add();
    await this.add();
  }

  /** Replaces each instance: the new one is ready before the old one is told to end. @param build of the new ones */
  async roll(build = this.build): Promise<void> {
    this.build = build;
    for (const old of [...this.instances]) await this.replace(old);
  }

  /** Replaces one of the two, so that both builds are at work. */
  async rollHalf(build: string): Promise<void> {
    this.build = build;
    const [old] = this.instances;
    if (old) await this.replace(old);
  }

  /** Kills an instance without a word, and starts another one. */
  async kill(): Promise<void> {
    const [victim] = this.instances;
    if (!victim) throw new Error('Nothing runs that could be killed.');
    await this.remove(victim, () => victim.server.kill());
    await this.add();
  }

  /** Ends an instance in order and starts it anew: for some time there is one. */
  async restart(): Promise<void> {
    const [old] = this.instances;
    if (old) await this.remove(old, () => old.server.stop());
    await this.add();
  }

  async stop(): Promise<void> {
    for (const one of [...this.instances]) await this.remove(one, () => one.server.stop());
  }

  private async replace(old: Instance): Promise<void> {
    await this.add();
    await this.remove(old, () => old.server.stop());
  }

  private async add(): Promise<void> {
    const port = this.spare.shift();
    if (port === undefined) throw new Error('No port is left for one more instance.');
    this.instances.push({ port, server: await startServer(this.describe(port, this.build)) });
  }

  private async remove(one: Instance, end: () => Promise<void>): Promise<void> {
    await end();
    this.instances = this.instances.filter((other) => other !== one);
    this.spare.push(one.port);
  }
}
