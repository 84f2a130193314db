import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './tabs.module.css';

/** The tab an arrow, Home or End key leads to, wrapping around; `undefined` for other keys. */
function nextTab(ids: readonly string[], selected: string | undefined, key: string): string | undefined {
  const current = selected === undefined ? -1 : ids.indexOf(selected);
  const index = {
    ArrowRight: (current + 1) % ids.length,
    ArrowLeft: (current - 1 + ids.length) % ids.length,
    Home: 0,
    End: ids.length - 1,
  }[key];
  return index === undefined ? undefined : ids[index];
}

/** One tab and its panel. */
export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** Props of {@link Tabs}; controlled with `value` and `onValueChange`, or starting at `defaultValue`. */
interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  className?: string;
}

/**
 * Views of one thing, one at a time (APG tabs, selection follows focus). Panels stay mounted, so nothing typed
 * in them is lost. For navigation between addresses use links instead.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id);
  const selected = value ?? own;
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const select = (id: string) => {
    setOwn(id);
    onValueChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ids = items.map((item) => item.id);
    const next = nextTab(ids, selected, event.key);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[ids.indexOf(next)]?.focus();
  };
  return (
    <div className={classNames(styles.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${item.id}`}
            className={styles.tab}
            aria-selected={item.id === selected}
            aria-controls={`${prefix}-panel-${item.id}`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => select(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${prefix}-panel-${item.id}`}
          className={styles.panel}
          aria-labelledby={`${prefix}-tab-${item.id}`}
          hidden={item.id !== selected}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}
