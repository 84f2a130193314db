/** Name of a remote’s container, also a global variable. @example federationName('remote-auth') // 'remote_auth' */
export function federationName(remoteId: string): string {
  return remoteId.replaceAll('-', '_');
}
