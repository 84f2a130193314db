import { type AgeGroupReason, wholeDates } from '@skora/domain';
import { TextLink } from '@skora/shared/ui';
import { Toggletip } from '@skora/shared/ui/overlay';

/** A small button beside the age group: its season, its rule and where the rule was read. */
export function AgeGroupNote({ reason: { sentences, source } }: { reason: AgeGroupReason }) {
  return (
    <Toggletip label="About your age group">
      {wholeDates(sentences.join(' '))}{' '}
      {source ? (
        <>
          Source: {source.federation},{' '}
          <TextLink href={source.href} rel="noreferrer">
            {wholeDates(source.words)}
          </TextLink>
          .
        </>
      ) : null}
    </Toggletip>
  );
}
