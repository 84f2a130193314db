export { ensureChromium } from './ensure-chromium';
