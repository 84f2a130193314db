export { Subscription as default } from '../features/subscription/subscription';
