/** A file, a commit or an image, with its digests by algorithm. */
export interface Material {
  uri: string;
  digest: Readonly<Record<string, string>>;
}

/** What an image is built from. */
export interface BuildInput {
  /** `KEY=value`, each. */
  buildArguments: readonly string[];
  /** The commit, the Dockerfile, the images it begins with. */
  materials: readonly Material[];
  /** Whether files differ from the commit. */
  hasChanges: boolean;
}

/** How an image came to be. */
export interface BuildFacts extends BuildInput {
  tag: string;
  /** Of the image, as `sha256:…`. */
  digest: string;
  dockerfile: string;
  engine: string;
  startedOn: Date;
  finishedOn: Date;
}

/** @example splitDigest('sha256:1f…') // { sha256: '1f…' } @throws when it is not `algorithm:digest` */
export function splitDigest(text: string): Record<string, string> {
  const [, algorithm, digest] = /^(\w+):([0-9a-f]+)$/.exec(text) ?? [];
  if (!algorithm || !digest) throw new Error(`"${text}" is no digest; expected sha256:<hexadecimal digits>.`);
  return { [algorithm]: digest };
}

/**
 * States where an image comes from, as an in-toto statement with SLSA's provenance. It is not signed: what vouches for a release is
 * the statement that the build service makes and signs itself.
 */
export function stateProvenance(facts: BuildFacts) {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: facts.tag, digest: splitDigest(facts.digest) }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:skora:dockerfile-build:1',
        externalParameters: { dockerfile: facts.dockerfile, buildArguments: facts.buildArguments },
        internalParameters: { changesWithoutCommit: facts.hasChanges },
        resolvedDependencies: facts.materials,
      },
      runDetails: {
        builder: { id: `urn:skora:npm-run-image:${facts.engine}` },
        metadata: {
          startedOn: facts.startedOn.toISOString(),
          finishedOn: facts.finishedOn.toISOString(),
        },
      },
    },
  };
}
