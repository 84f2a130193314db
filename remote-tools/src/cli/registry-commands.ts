import { writeFileSync } from 'node:fs';
import {
  createTeamKey,
  readOwner,
  readPointer,
  readTeamKey,
  type ReleaseStore,
  type TeamKey,
} from '@skora/registry';
import {
  addKey,
  allowOrigin,
  claimId,
  findAuthor,
  listRemotes,
  promote,
  prune,
  removeOrigin,
  replaceKey,
  retire,
  rollback,
  showRemote,
  showStatus,
  startCanary,
  stopCanary,
  type Actor,
} from '@skora/registry/publish';
import { publishArtefact } from '../artefact/publish-artefact';
import { describeGivenCanary, readCanary, readGivenCanary } from './canary-options';
import type { Options } from './options';
import { uploadPreview } from './preview-command';
import { ownScreen, watchStatus, type Screen } from './watch-status';

/** Where a command works, and for whom. */
export interface CommandContext {
  /** Opens the registry; commands that need none do not ask. */
  store: () => ReleaseStore;
  /** @throws when there is no key */
  key: () => TeamKey;
  options: Options;
  /** Where the sources lie, for the commit in the history. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Where a table is shown again and again; by default the terminal of this process. */
  screen?: Screen;
  warn: (line: string) => void;
}

type Command = (words: string[], context: CommandContext) => Promise<string> | string;

function need(word: string | undefined, what: string): string {
  if (word === undefined || word === '') throw new Error(`Name ${what}.`);
  return word;
}

function actorOf({ folder, env, options, key }: CommandContext): Actor {
  return { author: findAuthor(folder, env, options.notes), key: key() };
}

async function publish([folder]: string[], context: CommandContext): Promise<string> {
  const canary = readGivenCanary(context.options);
  const place = need(folder, 'the folder that was built');
  const actor = actorOf({ ...context, folder: place });
  const { release, isNew } = await publishArtefact(context.store(), place, {
    actor,
    canary,
    baseUrl: context.options['base-url'],
    warn: context.warn,
  });
  const name = `${release.id} ${release.release}`;
  if (canary) return `${name} ${describeGivenCanary(canary)}`;
  return isNew ? `${name} is stable.` : `${name} was stable already.`;
}

async function goBack([id]: string[], context: CommandContext): Promise<string> {
  const name = need(id, 'the remote');
  const { stable, from, canary } = await rollback(context.store(), name, actorOf(context));
  const ended = canary ? ` Its canary ${canary} ended.` : '';
  return `${name} is back at ${stable}. To return: promote ${name} ${from}.${ended}`;
}

async function removeOneKey(id: string, removed: string, { store, key }: CommandContext): Promise<string> {
  const pointer = await readPointer(store(), id);
  const releases = pointer ? [pointer.stable, pointer.canary?.release ?? '', ...pointer.previous] : [];
  const signed = await replaceKey(store(), id, key(), removed, releases.filter(Boolean));
  return `Removed key ${removed} of ${id}. ${signed} of its releases were signed again first.`;
}

function makeKey(file: string): string {
  const pem = createTeamKey();
  try {
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} exists; choose another name.`);
  }
  const { id, publicKey } = readTeamKey(pem);
  return `${file} is the private key ${id}: keep it secret, and set SKORA_KEY to it.\nIts public key: ${publicKey}`;
}

async function keys([action, first, second]: string[], context: CommandContext): Promise<string> {
  const { store, key } = context;
  if (action === 'new') return makeKey(need(first, 'the file for the key'));
  const id = need(first, 'the remote');
  if (action === 'add') {
    await addKey(store(), id, key(), need(second, 'the public key'));
    return `${id} has one more key.`;
  }
  if (action === 'remove') return removeOneKey(id, need(second, 'the key to remove'), context);
  if (action !== 'list') throw new Error('The commands are keys new, list, add and remove.');
  const owner = await readOwner(store(), id);
  if (!owner) return `Nobody owns ${id}.`;
  return [
    `${id} belongs to ${owner.team}`,
    ...owner.keys.map((one) => `${one.id} since ${one.addedAt}`),
  ].join('\n');
}

/** Needs no key: who may write to the registry's `owners/` gives out ids and origins. */
async function origins([id]: string[], { store, options }: CommandContext): Promise<string> {
  const name = need(id, 'the remote');
  const { allow, remove } = options;
  if (remove !== undefined) await removeOrigin(store(), name, remove);
  if (allow !== undefined) await allowOrigin(store(), name, allow);
  const owner = await readOwner(store(), name);
  if (!owner) return `Nobody owns ${name}.`;
  const allowed = owner.origins ?? [];
  return allowed.length === 0
    ? `The files of ${name} are served by the site alone.`
    : `The files of ${name} may also be on ${allowed.join(', ')}.`;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  publish,
  preview: ([id, folder], context) =>
    uploadPreview(context.store(), {
      id: need(id, 'the remote'),
      folder: need(folder, 'the folder that was built'),
      actor: actorOf({ ...context, folder: folder ?? '' }),
      options: context.options,
      warn: context.warn,
    }),
  rollback: goBack,
  keys,
  origins,
  promote: async ([id, release], context) => {
    const name = need(id, 'the remote');
    return `${name} ${await promote(context.store(), name, actorOf(context), release)} is stable.`;
  },
  canary: async ([id, release], context) => {
    const [name, chosen] = [need(id, 'the remote'), need(release, 'the release')];
    const share = need(context.options.weight, 'its share of visitors: --weight 10');
    const canary = readCanary(context.options, share);
    await startCanary(context.store(), name, chosen, canary.weight, actorOf(context), canary.plan);
    return `${name} ${chosen} ${describeGivenCanary(canary)}`;
  },
  'stop-canary': async ([id], context) => {
    const name = need(id, 'the remote');
    const stopped = await stopCanary(context.store(), name, actorOf(context));
    return `The canary ${stopped} of ${name} is stopped. Everybody gets the stable release.`;
  },
  retire: async ([id], context) => {
    const name = need(id, 'the remote');
    return `${name} is off the site; ${await retire(context.store(), name, actorOf(context))} was stable.`;
  },
  prune: async ([id], context) => {
    const name = need(id, 'the remote');
    const { releases, files } = await prune(context.store(), name, actorOf(context));
    return `Deleted ${releases.length} releases and ${files.length} files of ${name}.`;
  },
  claim: async ([id], context) => {
    const name = need(id, 'the remote');
    const team = need(context.options.team, 'the team: --team "Scouting"');
    await claimId(context.store(), name, team, context.key());
    return `${name} belongs to ${team}.`;
  },
  list: (_words, { store }) => listRemotes(store()),
  status: async (_words, { store, options, screen = ownScreen }) => {
    const registry = store();
    const read = () => showStatus(registry, Date.now());
    if (!options.watch) return read();
    await watchStatus(read, screen);
    return '';
  },
  show: ([id], { store }) => showRemote(store(), need(id, 'the remote')),
};

/** Help on the commands that need nothing but a registry and a key. */
export const REGISTRY_COMMANDS = `  publish <folder> [--canary <percent>]     what a build wrote becomes stable, or a canary
    [--then 50,100 --every 10m]             the canary's share grows by itself while it is not worse than stable
    [--base-url <address>]                  its files are there already, on another origin
  preview <remote> <folder> [--hours 24] [--site <address>] [--base-url <address>]
                                            uploads it and prints a link that shows it in one browser; nobody else gets it
  rollback <remote>                         back to the release before; a canary ends
  promote <remote> [release]                the canary, or a release of the history, becomes stable
  canary <remote> <release> --weight <percent> [--then 50,100 --every 10m]
  stop-canary <remote>
  retire <remote>                           takes it off the site; publishing brings it back
  prune <remote>                            deletes old releases; keeps what is live, can come back, or was shown or uploaded within 7 days
  list                                      what is live
  status [--watch]                          canaries beside stable, and how fast pages are; --watch repeats it
  show <remote>                             what is live of one remote, and its history
  claim <remote> --team <name>              makes your team the owner of an id that nobody owns
  origins <remote> [--allow <origin>] [--remove <origin>]
                                            other origins where its files may be; for those who give out ids
  keys new <file>                           makes a private key for your team
  keys list <remote>
  keys add <remote> <public key>
  keys remove <remote> <key>                signs again what is live, then takes the key away
--notes "…" is kept in the history.`;

/** Runs a command on the registry. @returns what to tell the person, or null when there is no such command */
export async function runRegistryCommand(
  words: readonly string[],
  context: CommandContext,
): Promise<string | null> {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command ? command(rest, context) : null;
}
