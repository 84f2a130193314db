import { resolve } from 'node:path';
import { buildRemote } from '../build/build-remote';
import { createRemoteFolder } from '../create/create-remote-folder';
import { serveRemote } from '../dev/serve-remote';
import { openProject } from '../project/open-project';
import type { Options } from './options';

const PORT = 3101;

async function build(folder: string): Promise<string> {
  const { release } = await buildRemote(openProject(folder));
  return `${release.id} ${release.release} is in ${resolve(folder, 'dist')}.`;
}

async function dev(folder: string, { port = String(PORT), site }: Options): Promise<string> {
  const project = openProject(folder);
  const { entry, standAlone } = await serveRemote(project, { port: Number(port), site });
  return `${project.manifest.id} is at ${standAlone} with fast refresh. On a site that is not production, open a page with
?override=${project.manifest.id}@${entry}`;
}

function create(name: string, { packages }: Options): string {
  const folder = createRemoteFolder({ name, into: '.', home: 'outside', packages });
  return `${folder} is made. In it: npm install, npm test, npm run build, npm run dev.`;
}

/** Runs a command on the sources of a remote. @returns what to tell the person, or null when there is no such command */
export async function runProjectCommand(words: readonly string[], options: Options): Promise<string | null> {
  const [command, given] = words;
  if (command === 'build') return build(given ?? '.');
  if (command === 'dev') return dev(given ?? '.', options);
  if (command === 'new') return create(given ?? '', options);
  return null;
}
