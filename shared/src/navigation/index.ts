export * from './navigation-store';
