import { readKernelNames } from './kernel-names';

it('lists what the host provides of the kernel, subpath by subpath', async () => {
  const names = await readKernelNames();
  expect(names['@skora/shared/events']).toContain('emitEvent');
  expect(names['@skora/shared/ui']).toContain('Button');
  expect(names['@skora/shared/ui/forms']?.length).toBeGreaterThan(3);
  expect(names).not.toHaveProperty('@skora/shared/testing');
  expect(Object.values(names).every((exported) => exported.length > 0)).toBe(true);
});

it('does not list what the build leaves out, so that a release which uses it in a page is refused', async () => {
  const { '@skora/shared/contract': contract } = await readKernelNames();
  expect(contract).toContain('findRoute');
  expect(contract).not.toContain('validateManifests');
});
