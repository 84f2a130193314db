/** For servers: who runs the site, read once and filled into what was prerendered. */
export { fillOperator } from './fill-operator';
export { SAMPLE_OPERATOR, type Operator } from './operator';
export { readOperator } from './read-operator';
