import type { PackageFact } from '../build/bundled-packages';

/** What is in an image, by where it comes from. */
export interface Materials {
  name: string;
  version: string;
  node: string;
  npm: readonly PackageFact[];
  debian: readonly PackageFact[];
}

function component(purl: string, { name, version, license }: PackageFact, type = 'library') {
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ license: { name: license } }] }),
  };
}

/**
 * The bill of materials of an image as CycloneDX 1.6: Node, every npm package and every Debian package, each by its package URL.
 * @example describeMaterials({ name: 'site', … }).components[0].purl // 'pkg:generic/node@24.21.0'
 */
export function describeMaterials({ name, version, node, npm, debian }: Materials) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'container', 'bom-ref': name, name, version } },
    components: [
      component(`pkg:generic/node@${node}`, { name: 'node', version: node }, 'application'),
      // Of a name, the @ of its scope is written as %40.
      ...npm.map((fact) => component(`pkg:npm/${fact.name.replace('@', '%40')}@${fact.version}`, fact)),
      ...debian.map((fact) =>
        component(`pkg:deb/debian/${fact.name}@${encodeURIComponent(fact.version)}?distro=debian-13`, fact),
      ),
    ],
  };
}
