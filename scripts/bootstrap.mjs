#!/usr/bin/env node
// Runs `scripts/commands/<command>.ts` on a machine that has nothing but Node: installs the packages first when needed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from './local/bootstrap/install-packages.mjs';
import { forgetInstall, isInstalled, recordInstall } from './local/bootstrap/install-state.mjs';
import { isSupportedNode, oldestNode } from './local/bootstrap/node-version.mjs';
import { runCommand } from './local/bootstrap/run-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command = '', ...args] = process.argv.slice(2);

function refuse(message) {
  console.error(message);
  process.exit(1);
}

if (!isSupportedNode(process.versions.node)) {
  refuse(
    `SKORA needs Node ${oldestNode} or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
}
if (!/^[a-z-]+$/.test(command) || !existsSync(`${root}scripts/commands/${command}.ts`)) {
  refuse(`There is no command "${command}". See "scripts" in package.json.`);
}
if (!isInstalled(root)) {
  forgetInstall(root);
  const code = await installPackages(root);
  if (code !== 0) refuse('The packages could not be installed; the lines above say why.');
  recordInstall(root);
}
process.exit(await runCommand(root, command, args));
