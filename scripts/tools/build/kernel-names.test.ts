import { readKernelNames } from './kernel-names';

it('lists what the host provides of the kernel, subpath by subpath', async () => {
  const names = await readKernelNames();
  expect(names['@skora/shared/events']).toContain('emitEvent');
  expect(names['@skora/shared/ui']).toContain('Button');
  expect(names['@skora/shared/ui/forms']?.length).toBeGreaterThan(3);
  expect(names).not.toHaveProperty('@skora/shared/testing');
  expect(Object.values(names).every((exported) => exported.length > 0)).toBe(true);
});
