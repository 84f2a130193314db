interface Pool {
  name: string;
  /** Where the proxy listens. */
  port: number;
  /** Where instances may listen; those that are not there are left out. */
  servers: readonly number[];
  /** Whether visitors reach it, whose address the site wants to know. */
  isPublic: boolean;
}

function describePool({ name, port, servers, isPublic }: Pool): string {
  const lines = [
    `frontend ${name}-in`,
    `  bind 127.0.0.1:${port}`,
    `  default_backend ${name}`,
    `backend ${name}`,
    '  balance roundrobin',
    '  option httpchk',
    '  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost',
    '  http-check expect status 200',
    // Only what changes nothing is asked again; of everything else only a connection that could not be made.
    '  http-request disable-l7-retry unless METH_GET',
    ...(isPublic ? ['  option forwardfor if-none'] : []),
    `  http-response set-header x-${name} %s`,
    ...servers.map((server) => `  server ${name}-${server} 127.0.0.1:${server} check`),
  ];
  return lines.join('\n');
}

/**
 * HAProxy before sites and backends: it looks at `/readyz` twice a second, and asks another instance when one is gone. Each answer
 * names the instances it is from, as `x-sites` and `x-backends`.
 */
export function describeProxy(pools: readonly Pool[]): string {
  return `${[
    'global',
    '  maxconn 2000',
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 3s',
    '  retries 3',
    '  option redispatch 1',
    '  retry-on conn-failure empty-response response-timeout',
    '  default-server inter 500ms fall 2 rise 1',
    ...pools.map(describePool),
  ].join('\n')}\n`;
}
