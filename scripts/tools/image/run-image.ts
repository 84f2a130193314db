import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from './images';
import { read, show, start } from './run';

/** Of an image's settings, what starting it needs. */
interface ImageSettings {
  config: {
    User: string;
    WorkingDir: string;
    /** `KEY=value`, each. */
    Env: string[];
    Cmd: string[];
    /** `CMD` and the command. */
    Healthcheck: { Test: string[] };
  };
}

export interface Mounted {
  /** The image's files, as a folder of this machine. */
  root: string;
  settings: ImageSettings['config'];
  remove: () => void;
}

/** Unpacks an image that buildah made. */
export function mountImage(image: Image, env: NodeJS.ProcessEnv): Mounted {
  const container = read('buildah', ['from', '--pull-never', image.tag], env);
  const inspected = read('buildah', ['inspect', '--type', 'container', container], env);
  const { Docker } = JSON.parse(inspected) as { Docker: ImageSettings };
  return {
    root: read('buildah', ['mount', container], env),
    settings: Docker.config,
    remove: () => show('buildah', ['rm', container], env),
  };
}

/** Where an image finds a registry that is a folder of this machine. */
export const REGISTRY_INSIDE = '/registry';

/** Makes the image's files the root, which cannot be written to, and starts the program there as its own user. */
const ENTER = `set -e
root=$1 user=$2 workdir=$3 registry=$4
shift 4
mount --bind "$root" "$root"
if [ -n "$registry" ]; then mount --bind -o ro "$registry" "$root${REGISTRY_INSIDE}"; fi
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs unshare --root="$root" --wd="$workdir" --setgid="$user" --setuid="$user" "$@"`;

export interface Container {
  /** Asks it to end. @returns its exit code */
  stop: () => Promise<number>;
  ended: Promise<number>;
  said: () => string;
  /** Runs a command beside it, as a health check does. @returns its exit code */
  exec: (command: readonly string[]) => Promise<number>;
}

/**
 * Starts an image as a platform would: as its own user, as the first process, on a file system it cannot write to. The network is this
 * machine's.
 * @param registry folder of this machine that it may read as {@link REGISTRY_INSIDE}
 */
export function startContainer(
  { root, settings }: Mounted,
  env: Record<string, string>,
  registry = '',
): Container {
  const { User, WorkingDir, Env, Cmd } = settings;
  if (registry) mkdirSync(join(root, REGISTRY_INSIDE), { recursive: true });
  const known = { ...Object.fromEntries(Env.map((pair) => pair.split(/=(.*)/s).slice(0, 2))), ...env };
  const apart = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child'];
  const inside = ['sh', '-c', ENTER, 'enter', root, User, WorkingDir, registry, ...Cmd];
  const { pid, ended, said } = start('unshare', [...apart, ...inside], known);
  const first = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return {
    ended,
    said,
    stop: () => {
      process.kill(Number(first()), 'SIGTERM');
      return ended;
    },
    exec: (command) => {
      const enter = [`--target=${first()}`, '--mount', '--pid', `--root`, `--wd`];
      const user = [`--setuid=${User}`, `--setgid=${User}`];
      return start('nsenter', [...enter, ...user, ...command], known).ended;
    },
  };
}
