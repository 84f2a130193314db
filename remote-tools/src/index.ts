export { describeArtefact } from './artefact/describe-artefact';
