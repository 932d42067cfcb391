export * from './colours';
