import { Heading, Stack, Text } from '@skora/shared/ui';
import { RATING_ANCHORS, type RatingGroup } from '@skora/domain';
import { RatingRow } from './rating-row';
import ratingStyles from './ratings.module.css';
import styles from './stats-wizard.module.css';
import type { StepState } from './use-step';

interface RatingFieldsProps {
  groups: readonly RatingGroup[];
  state: StepState;
}

export function RatingFields({ groups, state }: RatingFieldsProps) {
  const { ratings } = state.draft;
  const rate = (key: string, value: number | null) =>
    state.change((draft) => {
      const { [key]: _before, ...others } = draft.ratings;
      return { ratings: value === null ? others : { ...others, [key]: value } };
    });
  return (
    <>
      <dl className={ratingStyles.anchors} aria-label="What the ratings mean">
        {RATING_ANCHORS.map(([range, meaning]) => (
          <div key={range}>
            <dt>{range}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {groups.map((group) => (
        <section key={group.title} className={styles.section} aria-label={group.title}>
          <Stack gap={1}>
            <Heading level={3} size="sm">
              {group.title}
            </Heading>
            {group.note ? (
              <Text size="small" tone="muted">
                {group.note}
              </Text>
            ) : null}
          </Stack>
          <ul className={ratingStyles.ratings}>
            {group.ratings.map(([key, label]) => (
              <RatingRow
                key={key}
                name={key}
                label={label}
                value={ratings[key] ?? null}
                onValueChange={(value) => rate(key, value)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
