import type { AgeGroupReason } from '@skora/domain';
import { TextLink } from '@skora/shared/ui';
import { Toggletip } from '@skora/shared/ui/overlay';

/** A small button beside the age group: its season, its rule and where the rule was read. */
export function AgeGroupNote({ reason: { sentences, source } }: { reason: AgeGroupReason }) {
  return (
    <Toggletip label="About your age group">
      {sentences.join(' ')}{' '}
      {source ? (
        <>
          This is the rule of {source.federation},{' '}
          <TextLink href={source.href} rel="noreferrer">
            {source.words}
          </TextLink>
          .
        </>
      ) : null}
    </Toggletip>
  );
}
