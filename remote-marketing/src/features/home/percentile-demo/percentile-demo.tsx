import { useId, useState } from 'react';
import { ChoiceRow } from '../../../lib/ui/choice-row';
import { Cite } from '../../../lib/reading/cite';
import { GroupCurve } from './group-curve';
import styles from './percentile-demo.module.css';
import { AGES, YOYO, type Age } from './reference-groups';
import { WITHOUT_TABLE } from './without-table';
import { YoyoEstimate } from './yoyo-estimate';

const tests = [{ value: 'yoyo', label: 'Yo-Yo IR1' }, ...WITHOUT_TABLE];
const ages = AGES.map((value) => ({ value, label: value }));

/** A result in its group, with the error of the test; or the reason why there is no group. Nothing leaves the page. */
export function PercentileDemo() {
  const [test, setTest] = useState('yoyo');
  const [age, setAge] = useState<Age>('U15');
  const [metres, setMetres] = useState(1800);
  const slider = useId();
  const missing = WITHOUT_TABLE.find(({ value }) => value === test);
  return (
    <div className={styles.demo}>
      <div className={styles.controls}>
        <ChoiceRow legend="Test" options={tests} value={test} onChoose={setTest} />
        {missing ? null : (
          <>
            <ChoiceRow legend="Age group" options={ages} value={age} onChoose={setAge} />
            <div className={styles.slider}>
              <label htmlFor={slider}>Your distance</label>
              <span aria-hidden="true">{metres.toLocaleString('en-GB')} m</span>
              <input
                id={slider}
                type="range"
                {...YOYO.range}
                value={metres}
                aria-valuetext={`${metres.toLocaleString('en-GB')} metres`}
                onChange={(event) => setMetres(Number(event.target.value))}
              />
            </div>
          </>
        )}
      </div>
      {missing ? (
        <div className={styles.words} role="status">
          <p className={styles.place}>Not enough data.</p>
          <p className={styles.rests}>
            {missing.why} <Cite source={missing.source}>{missing.cited}</Cite>.
          </p>
        </div>
      ) : (
        <div className={styles.picture}>
          <GroupCurve group={YOYO.groups[age]} value={metres} error={YOYO.error} />
          <YoyoEstimate age={age} metres={metres} />
        </div>
      )}
    </div>
  );
}
