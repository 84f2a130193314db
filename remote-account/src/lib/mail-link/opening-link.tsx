import { Skeleton, Stack, VisuallyHidden } from '@skora/shared/ui';

/** What stands on the page of a mail's link until the backend has said what the link is about. */
export function OpeningLink() {
  return (
    <Stack gap={5}>
      <VisuallyHidden>
        <p role="status">Opening your link</p>
      </VisuallyHidden>
      <Skeleton shape="block" />
      <Skeleton lines={3} />
    </Stack>
  );
}
