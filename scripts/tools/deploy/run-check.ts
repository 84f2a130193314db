import { readEnv as readBackendEnv } from '@skora/backend/app/env';
import { readEnv as readSiteEnv } from '@skora/host/config/env';
import { checkEnvironment, type Reader, type Row, type Source } from './environment/check-environment';
import { checkMailDomain, type Finding } from './check-mail-domain';
import { readMailDomain } from './read-mail-domain';
import { USAGE, type Options, type Service } from './read-options';
import type { TxtResolver } from './txt-records';

/** What each service reads its settings with. */
export const READERS: Record<Service, Reader> = { site: readSiteEnv, backend: readBackendEnv };

const STATES: Record<Finding['state'], Row['state']> = { fine: 'ok', advice: 'advice', missing: 'missing' };

async function mailRows(source: Source, { mail }: Options, resolver: TxtResolver): Promise<Row[]> {
  const sender = readMailDomain(source['MAIL_FROM'], mail);
  if (sender === null) return [];
  const findings = await checkMailDomain(resolver, sender);
  const rows = findings.map(({ what, state, text, record }): Row => {
    return { key: what, state: STATES[state], text: record === undefined ? text : `${text} ${record}` };
  });
  if (sender.selectors.length > 0) return rows;
  return [
    ...rows,
    {
      key: 'DKIM',
      state: 'missing',
      text: 'Name the keys of the mail service with --selector, so that they can be looked up.',
    },
  ];
}

/** Checks the settings of one service and the domain of its sender. @throws Error when DNS does not answer, or nothing is to be checked */
export async function runCheck(options: Options, source: Source, resolver: TxtResolver): Promise<Row[]> {
  const { service, envFile, dns } = options;
  const rows =
    service === null ? [] : checkEnvironment(READERS[service], source, { strangers: envFile !== null });
  // The site sends no mail.
  if (dns && service !== 'site') rows.push(...(await mailRows(source, options, resolver)));
  if (rows.length > 0) return rows;
  throw new Error(
    `Nothing was checked. Name a service with --for, or set MAIL_FROM to the sender whose domain is looked up.\n\n${USAGE}`,
  );
}
