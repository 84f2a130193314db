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

async function dev(folder: string, { port = String(PORT) }: Options): Promise<string> {
  const project = openProject(folder);
  const { entry } = await serveRemote(project, Number(port));
  return `${project.manifest.id} is served with fast refresh. Open a page of a site that is not production with
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
