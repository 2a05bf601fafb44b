import * as styles from './skeleton.module.css'

/** Grey lines where content will be. `label` says what is being loaded. */
export const Skeleton = ({ lines = 4, label }: { lines?: number; label: string }) => (
  <div className={styles.skeleton} role="status" aria-label={label} aria-busy="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles.line} aria-hidden="true" />
    ))}
  </div>
)
