import { freePort } from '@skora/scripts-lib/ports';
import { backendSettings, siteSettings } from '../../local/stack/server-settings';
import type { Stand } from '../hostile/lib/stand';
import { Pool } from './pool';
import { describeProxy } from './proxy-config';
import { startProxy } from './start-proxy';

/** Two looks of the proxy, and a little. */
const DRAIN_MS = '2000';
const QUIET = { LOG_LEVEL: 'silent', DRAIN_MS };

export interface Servers {
  /** Where visitors reach the site. */
  origin: string;
  sites: Pool;
  backends: Pool;
  stop: () => Promise<void>;
}

async function threePorts(): Promise<number[]> {
  return [await freePort(), await freePort(), await freePort()];
}

/** The builds that a deploy replaces. */
export interface BuildsBefore {
  /** Folder of a host's build. */
  host: string;
  /** Program of a backend. */
  backend: string;
}

/** Starts two sites and two backends behind HAProxy. */
export async function startServers({ ports, registry }: Stand, before: BuildsBefore): Promise<Servers> {
  const [sitePorts, backendPorts] = [await threePorts(), await threePorts()];
  const entry = { site: await freePort(), backend: await freePort() };
  const origin = `http://localhost:${entry.site}`;
  const backends = new Pool(
    backendPorts,
    (port, backend) => {
      const own = { ports: { ...ports, site: entry.site, backend: port }, dataDir: null };
      return backendSettings({ ...own, programs: { backend }, backendEnv: QUIET });
    },
    before.backend,
  );
  const sites = new Pool(
    sitePorts,
    (site, host) => {
      const known = { REGISTRY: registry, SITE_PROXY_HOPS: '1', PUBLIC_ORIGIN: origin, ...QUIET };
      const own = { ports: { ...ports, site, backend: entry.backend }, dataDir: null };
      return siteSettings({ ...own, siteEnv: { ...known, HOST_DIST: host } });
    },
    before.host,
  );
  const stopProxy = await startProxy(
    describeProxy([
      { name: 'sites', port: entry.site, servers: sitePorts, isPublic: true },
      { name: 'backends', port: entry.backend, servers: backendPorts, isPublic: false },
    ]),
  );
  const stop = async () => {
    await sites.stop();
    await backends.stop();
    await stopProxy();
  };
  try {
    await backends.start();
    await sites.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, sites, backends, stop };
}
