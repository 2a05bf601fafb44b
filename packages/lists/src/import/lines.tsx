import { classNames } from '@veckovis/ui'
import * as styles from './import.module.css'

/** What is said of a row, a line each: what changes, or, as `isBad`, why it cannot go in. */
export const Lines = ({ texts, isBad = false }: { readonly texts: readonly string[]; readonly isBad?: boolean }) => (
  <ul className={classNames(styles.lines, isBad && styles.bad)}>
    {texts.map(text => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)
