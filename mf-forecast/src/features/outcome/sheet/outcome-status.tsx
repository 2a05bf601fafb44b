import { outcomeCell, outcomeRowOfId } from '@veckovis/domain/outcome'
import type { SheetSelection } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import type { OutcomeView } from './outcome-model'
import { outcomeNameById, type OutcomeWording } from './outcome-names'
import { outcomeAmount } from './outcome-values'
import * as styles from './outcome-sheet.module.css'

type OutcomeStatusProps = {
  readonly selection: SheetSelection
  readonly view: OutcomeView
  readonly wording: OutcomeWording
}

/** What the sources say of the cell, the one that counts first. */
const saidOf = ({ selection: { focus }, view, wording }: OutcomeStatusProps): readonly string[] => {
  const row = focus === null ? undefined : outcomeRowOfId(focus.rowId)
  if (focus === null || row === undefined || typeof focus.column !== 'number') return []
  const cell = outcomeCell(view.lists, row, focus.column)
  if (cell === null) return []
  return [cell, ...cell.others].map(({ source, value }) =>
    wording.t('cell.other', {
      source: wording.t(`sources.${source}`),
      value: outcomeAmount(row.kind, value, wording.words),
    }),
  )
}

/** The line below the sheet: where the focus stands, and who has said what of it. */
export const OutcomeStatus = (props: OutcomeStatusProps) => {
  const { selection, wording } = props
  const { t } = useTranslation('forecast-outcome')
  const { focus } = selection
  if (focus === null) return <p className={styles.status}>{t('status.hint')}</p>
  const name = outcomeNameById(focus.rowId, wording)
  const { column } = focus
  return (
    <p className={styles.status}>
      <span className={styles.place} data-part="place">
        {typeof column === 'number' ? t('cell.name', { name, week: column }) : name}
      </span>
      {saidOf(props).map(said => (
        <span key={said}>{said}</span>
      ))}
    </p>
  )
}
