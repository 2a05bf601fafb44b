import type { GridCell } from '../grid-model'
import * as styles from './grid-cell.module.css'

/** The text of a cell that is only read. The hyphen of a parted word is drawn and no part of the text. */
export const ReadText = ({ text, breakAfter }: Pick<GridCell, 'text' | 'breakAfter'>) =>
  breakAfter === undefined ? (
    text
  ) : (
    <span className={styles.word}>
      {text.slice(0, breakAfter)}
      <span className={styles.part} />
      {text.slice(breakAfter)}
    </span>
  )
