import styles from './clip-facts-list.module.css';
import { CLIP_ACTIONS, CLIP_FEET, POSITION_NAMES, type ClipLabels } from '@skora/domain';

type Told = Pick<
  ClipLabels,
  'action' | 'foot' | 'position' | 'minute' | 'opponent' | 'shirtNumber' | 'shirtColour'
>;

/** What a clip's label says, in the order a recruiter reads it; untold facts are left out. */
function clipFacts(clip: Told): { name: string; value: string }[] {
  const shirt = [clip.shirtNumber === null ? '' : `No. ${clip.shirtNumber}`, clip.shirtColour]
    .filter((part) => part !== '')
    .join(', ');
  const facts = [
    { name: 'Action', value: CLIP_ACTIONS[clip.action] },
    { name: 'Foot', value: clip.foot ? CLIP_FEET[clip.foot] : '' },
    { name: 'Position', value: clip.position ? POSITION_NAMES[clip.position] : '' },
    { name: 'Shirt', value: shirt },
    { name: 'Opponent', value: clip.opponent },
    { name: 'Minute', value: clip.minute === null ? '' : `${clip.minute}` },
  ];
  return facts.filter(({ value }) => value !== '');
}

export function ClipFactsList({ clip }: { clip: Parameters<typeof clipFacts>[0] }) {
  return (
    <dl className={styles.facts}>
      {clipFacts(clip).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
