import { lookUp } from '@skora/shared/utils';
import { PLAN_NAMES } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, Card, Cluster, Heading, Icon, Text } from '@skora/shared/ui';
import type { FamilyChild } from '../api/family-api';
import { bondWords } from '../lib/bond-words';
import styles from '../lib/family.module.css';

const STATES = {
  active: { tone: 'success', text: 'Account open' },
  'pending-guardian': { tone: 'warning', text: 'Account closed until you agree' },
  suspended: { tone: 'danger', text: 'Account suspended' },
} as const;

const RELOAD = { tone: 'neutral', text: 'Reload the page to see how it stands' } as const;

/** One child in the list. A child who has only asked something has no page yet. */
export function ChildCard({ child }: { child: FamilyChild }) {
  const { id, name, status, plan, deletion } = child;
  const state = lookUp(STATES, status, RELOAD);
  const sees = child.bond !== null;
  return (
    <Card component="li" interactive={sees} className={styles.child}>
      <div className={styles.childWords}>
        <Heading level={3} size="sm">
          {sees ? (
            <Link data-card-link="" to={paths.familyChild(id)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <Text size="small" tone="muted">
          {bondWords(child)}
        </Text>
        <Cluster gap={2}>
          <Badge tone={state.tone}>{state.text}</Badge>
          {plan ? <Badge>{lookUp(PLAN_NAMES, plan.tier, 'A new plan')}</Badge> : null}
          {child.push ? (
            <Badge>{child.push.agreed ? 'Messages on devices' : 'No messages on devices'}</Badge>
          ) : null}
          {deletion ? <Badge tone="danger">Will be deleted</Badge> : null}
        </Cluster>
      </div>
      {sees ? <Icon name="chevron-right" className={styles.chevron} /> : null}
    </Card>
  );
}
