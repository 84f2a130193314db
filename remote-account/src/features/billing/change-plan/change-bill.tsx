import { Notice, Text } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import { formatLongDay } from '../../../lib/format-time';
import type { ChangePreview } from '../billing-api';
import styles from './change-bill.module.css';
import { moneyWords } from '../plan/money';
import { taxWords } from '../plan/tax-words';

interface ChangeBillProps {
  preview: ChangePreview;
  lost: readonly string[];
}

/** As on the pages that sell plans. */
function SamplePrices() {
  return (
    <Notice tone="warning" title="Sample prices">
      These amounts are only examples. The people who run this site have not confirmed them yet, and no real
      money is taken.
    </Notice>
  );
}

export function ChangeBill({ preview, lost }: ChangeBillProps) {
  const { effect, effectiveAt, dueNow, lines, then, sample } = preview;
  const label = sample ? ' (sample price)' : '';
  const after = then.price && `${moneyWords(then.price)}${label} every ${then.interval}${taxWords(preview)}`;
  if (effect === 'at-period-end') {
    return (
      <>
        {sample ? <SamplePrices /> : null}
        <Text>
          Nothing is due today. {PLAN_NAMES[then.plan]} starts on {formatLongDay(effectiveAt)}
          {after === null ? '' : ` and costs ${after}`}. Until then you keep your current plan, and you can
          still undo the change.
        </Text>
        {lost.length === 0 ? null : (
          <div>
            <Text size="small" tone="muted">
              This changes on that day. Nothing you entered is deleted:
            </Text>
            <ul className={styles.lost}>
              {lost.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Text size="small" tone="muted">
              If you have more clips or live links than that, your newest links and the first clips of your
              reel stay visible. The others fall asleep: only you see them until there is room.
            </Text>
          </div>
        )}
      </>
    );
  }
  return (
    <>
      {sample ? <SamplePrices /> : null}
      <table className={styles.bill}>
        <caption className={styles.caption}>
          {sample ? 'What is due today, at sample prices' : 'What is due today'}
        </caption>
        <tbody>
          {lines.map(({ description, amount }) => (
            <tr key={`${description} ${amount}`}>
              <th scope="row">{description}</th>
              <td>{dueNow === null ? '' : moneyWords({ ...dueNow, amount })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Due today</th>
            <td>{dueNow === null ? '' : moneyWords(dueNow)}</td>
          </tr>
        </tfoot>
      </table>
      <Text size="small" tone="muted">
        The new plan starts straight away. Your card is charged today
        {after === null ? '' : `, then ${after}, until you cancel`}. The 14 days to withdraw count from the
        day you bought your plan and do not begin again.
      </Text>
    </>
  );
}
