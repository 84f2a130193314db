import { changeAdmin, listAdmins } from './admins/admins';
import { parseAdminCommand, USAGE, type AdminCommand } from './admins/parse-admin-command';
import { withProject } from './lib/with-project';

async function runCommand(command: AdminCommand): Promise<number> {
  const said = await withProject((project) =>
    command.name === 'list' ? listAdmins(project.auth) : changeAdmin(project, command),
  );
  console.log(said);
  return 0;
}

async function run(words: readonly string[]): Promise<number> {
  const command = parseAdminCommand(words);
  if (command) return runCommand(command);
  console.error(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
