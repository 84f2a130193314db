import { FREE_FOR_ALL, PLAN_WORDS } from '@skora/domain';
import { ENTITLEMENTS, type EntitlementKey, type Tier } from '@skora/shared/contract';
import { Heading, Icon, Text, VisuallyHidden } from '@skora/shared/ui';
import { NEVER_SOLD } from '../../lib/plans/never-sold';
import { PLANS } from '../../lib/plans/plans';
import styles from './compare-plans.module.css';

const KEYS = Object.keys(PLAN_WORDS) as EntitlementKey[];

function Sign({ has }: { has: boolean }) {
  return (
    <>
      <Icon name={has ? 'check' : 'minus'} className={has ? styles.yes : styles.no} />
      <VisuallyHidden>{has ? 'Yes' : 'No'}</VisuallyHidden>
    </>
  );
}

function Cell({ feature, tier }: { feature: EntitlementKey; tier: Tier }) {
  const value = PLAN_WORDS[feature].cell(ENTITLEMENTS[tier]);
  return <td>{typeof value === 'boolean' ? <Sign has={value} /> : value}</td>;
}

/** Every plan against every entitlement, straight out of the one table that is enforced. */
export function ComparePlans() {
  return (
    <section className={styles.compare}>
      <div className={styles.words}>
        <Heading level={2} id="compare">
          Compare the plans
        </Heading>
        <Text tone="muted">
          This is exactly what each plan unlocks: the site itself works from this table.
        </Text>
      </div>
      {/* Wider than a phone: the keyboard must be able to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-labelledby="compare" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Feature</VisuallyHidden>
              </th>
              {PLANS.map(({ tier, name, highlight }) => (
                <th key={tier} scope="col" data-highlight={highlight || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KEYS.map((key) => (
              <tr key={key}>
                <th scope="row">{PLAN_WORDS[key].label}</th>
                {PLANS.map(({ tier }) => (
                  <Cell key={tier} feature={key} tier={tier} />
                ))}
              </tr>
            ))}
            {[...FREE_FOR_ALL, ...NEVER_SOLD].map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {PLANS.map(({ tier }) => (
                  <td key={tier}>
                    <Sign has />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
