import styles from './no-stories.module.css';

/** How many stories there are: a zero, drawn as a running track. */
export function NoStories() {
  return (
    <svg className={styles.track} viewBox="148 13 308 304" role="img" aria-label="Stories so far: none">
      <path
        className={styles.ground}
        d="M150 105a90 90 0 0 1 180 0v120a90 90 0 0 1-180 0zM202 105a38 38 0 0 1 76 0v120a38 38 0 0 1-76 0z"
      />
      <path d="M150 105a90 90 0 0 1 180 0v120a90 90 0 0 1-180 0zM163 105a77 77 0 0 1 154 0v120a77 77 0 0 1-154 0zM176 105a64 64 0 0 1 128 0v120a64 64 0 0 1-128 0zM189 105a51 51 0 0 1 102 0v120a51 51 0 0 1-102 0zM202 105a38 38 0 0 1 76 0v120a38 38 0 0 1-76 0z" />
      <path className={styles.line} d="M278 225h52" />
      <text x="348" y="230">
        stories so far
      </text>
    </svg>
  );
}
