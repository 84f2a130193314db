import { Notice } from '@skora/shared/ui';

/** Says that what is shown is made up. */
export function SampleNotice() {
  return (
    <Notice title="Sample data">
      These academies, clubs and sources are made up, so that you can try out the directory. They do not
      exist.
    </Notice>
  );
}
