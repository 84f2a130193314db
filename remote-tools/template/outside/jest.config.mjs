export { default } from '@skora/remote-tools/jest';
