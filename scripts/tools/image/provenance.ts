/** How an image came to be. */
export interface BuildFacts {
  tag: string;
  /** Digest of the image, as `sha256:…`. */
  digest: string;
  dockerfile: string;
  buildArguments: readonly string[];
  revision: string;
  engine: string;
  startedOn: Date;
  finishedOn: Date;
}

/**
 * States where an image comes from, as an in-toto statement with SLSA's provenance. It is not signed: what vouches for a release is
 * the statement that the build service makes and signs itself.
 */
export function stateProvenance(facts: BuildFacts) {
  const [algorithm = 'sha256', digest = ''] = facts.digest.split(':');
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: facts.tag, digest: { [algorithm]: digest } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:skora:dockerfile-build:1',
        externalParameters: { dockerfile: facts.dockerfile, buildArguments: facts.buildArguments },
        resolvedDependencies: [{ uri: 'git+urn:skora:repository', digest: { gitCommit: facts.revision } }],
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
