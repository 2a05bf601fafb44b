import { FirstRows } from '@veckovis/ui'
import type { ReactNode } from 'react'
import * as styles from './today-part.module.css'

/** As many as are taken in at a glance: more are one press away. */
const atFirst = 4
const atOnce = 2

type TodayPartProps<Row> = {
  /** What is taken in first, such as how many are away; nothing where all is said by what stands below. */
  readonly headline: ReactNode
  /** What the list is called to those who hear it. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly row: (row: Row) => ReactNode
  /** All of them without a button, as on paper. */
  readonly isWhole: boolean
  readonly showAll: string
  readonly showFewer: string
  /** What stands below the list, such as where the rest is. */
  readonly children?: ReactNode
}

/** What a module shows in the band of today on the start page: one figure in words, and the few people or units that it is about. */
export const TodayPart = <Row,>(props: TodayPartProps<Row>) => {
  const { headline, label, rows, rowKey, row, isWhole, showAll, showFewer, children } = props
  return (
    <div className={styles.part}>
      {headline}
      <FirstRows {...{ rows, atFirst, atOnce, isWhole, showAll, showFewer }}>
        {shown =>
          shown.length > 0 && (
            <ul className={styles.rows} aria-label={label}>
              {shown.map(each => (
                <li key={rowKey(each)}>{row(each)}</li>
              ))}
            </ul>
          )
        }
      </FirstRows>
      {children}
    </div>
  )
}

type HeadlineProps = {
  readonly children: ReactNode
  /** What is added to it, in a weaker tone. */
  readonly beside?: ReactNode
  /** Something is to be done about it. */
  readonly isPressing?: boolean
}

/** The figure in words. */
export const TodayHeadline = ({ children, beside, isPressing = false }: HeadlineProps) => (
  <p className={styles.headline}>
    <span className={styles.figure}>{children}</span>{' '}
    {beside !== undefined && <span className={isPressing ? styles.pressing : styles.aside}>{beside}</span>}
  </p>
)

/** What is said of a row beside its name. */
export const TodayAside = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.aside}>{children}</span>
)
