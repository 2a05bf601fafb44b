import * as styles from './spinner.module.css'

/** Decorative: the words beside it say what is under way. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
