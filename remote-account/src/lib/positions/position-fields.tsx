import { parsePosition, POSITION_NAMES, type PositionCode, PROFILE_BOUNDS } from '@skora/domain';
import { readList, readText } from '../document-form/form-values';
import type { DocumentForm } from '../document-form/use-document-form';
import styles from './pitch-choice.module.css';
import { PitchChoice } from './pitch-choice';

const LIMIT = PROFILE_BOUNDS.secondaryPositions;

export function PositionFields({ form }: { form: DocumentForm }) {
  const primary = parsePosition(readText(form.values, 'primaryPosition'));
  const others = readList(form.values, 'secondaryPositions')
    .map(parsePosition)
    .filter((code): code is PositionCode => code !== null);
  const toggle = (code: PositionCode) =>
    form.change({
      secondaryPositions: others.includes(code)
        ? others.filter((other) => other !== code)
        : [...others, code],
    });
  return (
    <div className={styles.fields}>
      <PitchChoice
        {...form.field('primaryPosition')}
        legend="Main position"
        summary={primary ? POSITION_NAMES[primary] : 'Choose one on the pitch'}
        name="primaryPosition"
        type="radio"
        chosen={primary ? [primary] : []}
        marked={others}
        canChoose={() => true}
        onChoose={(code) =>
          form.change({
            primaryPosition: code,
            // The main position cannot also be a secondary one.
            ...(others.includes(code) && { secondaryPositions: others.filter((other) => other !== code) }),
          })
        }
      />
      <PitchChoice
        {...form.field('secondaryPositions')}
        legend="Also plays"
        summary={`${others.length} of ${LIMIT}`}
        name="secondaryPositions"
        type="checkbox"
        chosen={others}
        marked={primary ? [primary] : []}
        canChoose={(code) => code !== primary && (others.includes(code) || others.length < LIMIT)}
        onChoose={toggle}
      />
    </div>
  );
}
