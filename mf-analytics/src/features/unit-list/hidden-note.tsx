import type { FigureOfPeople } from '@veckovis/contracts/analytics'
import type { Words } from '@veckovis/platform'
import * as styles from '../../parts/table/analytics-table.module.css'

type Hiding = { readonly hidden?: readonly FigureOfPeople[] | undefined }

type HiddenNoteProps = {
  /** The row, and that of the year before where it is asked for. */
  readonly of: readonly (Hiding | undefined)[]
  readonly figure: string
  /** A row has no figure then, a total is one without some units. */
  readonly isTotal?: boolean
  readonly t: Words
}

/** Why a figure of people is missing or leaves units out; nothing where it is told. */
export const HiddenNote = ({ of, figure, isTotal = false, t }: HiddenNoteProps) => {
  if (!of.some(row => row?.hidden?.some(name => name === figure))) return null
  return (
    <span className={styles.note} title={t('units.hiddenWhy')}>
      {t(isTotal ? 'units.leftOut' : 'units.hidden')}
    </span>
  )
}
