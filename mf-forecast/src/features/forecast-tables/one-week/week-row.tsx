import type { SheetEdit, SheetRow, RejectedEdit } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import { useForecast } from '../../../context/use-forecast'
import type { PendingCells } from './pending-cells'
import { WeekInput } from './week-input'
import * as styles from './one-week.module.css'

export type WeekRowProps = {
  readonly row: SheetRow
  readonly week: number
  /** Place of the week in the range. */
  readonly index: number
  readonly onEdits: (edits: readonly SheetEdit[]) => readonly RejectedEdit[]
  readonly pending: PendingCells
}

/** A row of the forecast in one week: its name, and the figure to read, to ask about or to type. */
export const WeekRow = (props: WeekRowProps) => {
  const { row, week, index, onEdits, pending } = props
  const { isExplained, explainCell, annotate } = useForecast().questions
  const { t } = useTranslation('mf-forecast')
  const cell = row.cells[index]
  if (cell === undefined) throw new RangeError(`Row ${row.id} has no week ${week}`)
  const address = { rowId: row.id, column: week }
  const explained = isExplained(address)
  return (
    <li className={styles.row} data-row-id={row.id} data-tone={row.tone}>
      <span className={styles.name}>
        {cell.editable && explained ? (
          <button
            type="button"
            className={styles.ask}
            aria-label={t('week.ask', { name: row.label, value: cell.text })}
            onClick={event => explainCell(address, event.currentTarget)}
          >
            {row.label}
          </button>
        ) : (
          row.label
        )}
        {row.labelAction}
      </span>
      {cell.editable ? (
        <WeekInput
          key={week}
          rowId={row.id}
          label={row.label}
          week={week}
          cell={cell}
          onEdits={onEdits}
          pending={pending}
        />
      ) : explained ? (
        <button
          type="button"
          className={styles.value}
          data-tone={cell.tone}
          aria-label={t('week.ask', { name: row.label, value: cell.text })}
          onClick={event => explainCell(address, event.currentTarget)}
        >
          {cell.text}
        </button>
      ) : (
        <span className={styles.value} data-tone={cell.tone}>
          {cell.text}
        </span>
      )}
      <button
        type="button"
        className={styles.note}
        aria-label={t(cell.annotated === true ? 'week.openNote' : 'week.addNote', { name: row.label })}
        data-annotated={cell.annotated === true ? '' : undefined}
        onClick={event => annotate(address, event.currentTarget)}
      >
        <Icon name="note" />
      </button>
    </li>
  )
}
