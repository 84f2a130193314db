export { shortName } from '@skora/football';
