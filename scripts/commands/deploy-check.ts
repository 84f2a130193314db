import { Resolver } from 'node:dns/promises';
import { checkMailDomain, describeFindings } from '../tools/deploy/check-mail-domain';
import { readMailDomain, USAGE } from '../tools/deploy/read-mail-domain';

/** @returns the exit code: 1 when mails would be refused or taken for spam, 2 when the words are none */
async function check(words: readonly string[]): Promise<number> {
  const sender = readMailDomain(words, process.env);
  if (sender === null) {
    console.error(USAGE);
    return 2;
  }
  const findings = await checkMailDomain(new Resolver({ timeout: 5_000, tries: 2 }), sender);
  console.log(describeFindings(findings));
  return findings.some(({ state }) => state === 'missing') ? 1 : 0;
}

process.exitCode = await check(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
