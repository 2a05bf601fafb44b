import type { SheetCell } from '../core/content/sheet-content'
import * as styles from './grid-cell.module.css'

type Read = Pick<SheetCell, 'text' | 'breakAfter' | 'detail'>

/** The hyphen of a parted word is drawn and no part of the text. */
const Word = ({ cell: { text, breakAfter } }: { cell: Read }) =>
  breakAfter === undefined ? (
    text
  ) : (
    <span className={styles.word}>
      {text.slice(0, breakAfter)}
      <span className={styles.part} />
      {text.slice(breakAfter)}
    </span>
  )

/** The text of a cell that is only read, and what stands in small below it. */
export const ReadText = ({ cell }: { cell: Read }) =>
  cell.detail === undefined ? (
    <Word cell={cell} />
  ) : (
    <span className={styles.lines}>
      <span>
        <Word cell={cell} />
      </span>{' '}
      <small>{cell.detail}</small>
    </span>
  )
