/** The living page of the design system. */
export { DesignSystemPage } from './design-system-page';
