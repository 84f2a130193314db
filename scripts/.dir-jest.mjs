import base from '/work/main/scripts/jest.config.mjs';
const node = base.projects.find((p) => p.displayName === 'node');
delete node.globalSetup; delete node.globalTeardown;
export default { ...base, rootDir: '/work/main', projects: [node] };
