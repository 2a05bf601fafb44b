import type { SheetMark } from '../core/content/sheet-content'
import * as styles from './cell-marks.module.css'

/** What the marks say, for anyone who reads them by ear or rests the pointer on them. */
export const markTitles = (marks: readonly SheetMark[] | undefined): string | undefined =>
  marks === undefined || marks.length === 0 ? undefined : marks.map(({ title }) => title).join(', ')

/** What is written of the marks on paper. */
export const paperText = (marks: readonly SheetMark[]): string =>
  marks
    .map(({ onPaper, title }) => onPaper ?? title)
    .filter(text => text !== '')
    .join(', ')

/** A lone mark is one element: most are. */
export const lookOfOne = `${styles.marks} ${styles.mark}`

/** Stretches of colour and pattern; their cell says what they mean. */
export const CellMarks = ({ marks }: { marks: readonly SheetMark[] }) => {
  const [first, ...others] = marks
  if (first === undefined) return null
  if (others.length === 0)
    return <span className={lookOfOne} aria-hidden="true" data-pattern={first.pattern} data-tone={first.tone} />
  return (
    <span className={styles.marks} aria-hidden="true">
      {marks.map(({ pattern, tone, title }) => (
        <span key={title} className={styles.mark} data-pattern={pattern} data-tone={tone} />
      ))}
    </span>
  )
}
