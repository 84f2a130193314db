import { announce } from '@skora/shared/events';
import { Button } from '@skora/shared/ui';
import styles from './world-map.module.css';

interface MapToggleProps {
  open: boolean;
  onChange: (open: boolean) => void;
}

/** Shows and hides a map where there is no room beside the list. One button does both, so it keeps the focus. */
export function MapToggle({ open, onChange }: MapToggleProps) {
  const toggle = () => {
    announce(open ? 'The map is hidden.' : 'The map is shown below.');
    onChange(!open);
  };
  return (
    <Button variant="secondary" className={styles.toggle} onClick={toggle}>
      {open ? 'Hide map' : 'Show map'}
    </Button>
  );
}
