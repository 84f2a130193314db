export { firstOpenStep, stepAddress } from './frame/first-steps';
