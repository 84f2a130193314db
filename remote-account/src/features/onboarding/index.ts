export { firstOpenStep, stepAddress } from './first-steps';
