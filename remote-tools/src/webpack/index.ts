export { pageModules } from './page-modules';
