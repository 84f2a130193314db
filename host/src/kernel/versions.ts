/** Replaced at build time by the versions the host carries: package name → semver. */
declare const __SKORA_PROVIDED_VERSIONS__: Readonly<Record<string, string>>;

/** Version of a share key: that of its package. @example versionOf('react/jsx-runtime') // '19.3.1' */
export function findVersion(shareKey: string): string {
  const [first = '', second = ''] = shareKey.split('/');
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  const version = __SKORA_PROVIDED_VERSIONS__[name];
  if (version === undefined) throw new Error(`The build did not record a version of ${name}.`);
  return version;
}
