export { describeArtefact } from './artefact/describe-artefact';
export { publishArtefact } from './artefact/publish-artefact';
export { releaseFiles } from './artefact/release-files';
export { describeGivenCanary, readGivenCanary } from './cli/canary-options';
export { uploadPreview } from './cli/preview-command';
export { REGISTRY_COMMANDS, runRegistryCommand } from './cli/registry-commands';
