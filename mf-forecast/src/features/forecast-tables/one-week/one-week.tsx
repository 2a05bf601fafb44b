import { useTranslation } from '@veckovis/platform'
import { useEffect, useRef, useState } from 'react'
import { mayHideSheet } from '../../../data/may-hide-sheet'
import type { ForecastSheetProps } from '../forecast-sheet'
import { useGridGroups } from '../use-grid-groups'
import { useSheetEditing } from '../use-sheet-editing'
import { createPendingCells } from './pending-cells'
import { WeekRow } from './week-row'
import { WeekStepper } from './week-stepper'
import * as styles from './one-week.module.css'

type OneWeekProps = ForecastSheetProps & { readonly week: number; readonly onWeekChange: (week: number) => void }

/** Tells the editor of text that is not in the forecast, and starts the inputs over when it is thrown away. */
const usePendingInputs = (editor: OneWeekProps['editor'], sheetId: string) => {
  const [pass, setPass] = useState(0)
  const section = useRef<HTMLElement>(null)
  const [pending] = useState(() => createPendingCells(texts => editor.setPending(sheetId, texts)))
  useEffect(() => {
    const discardPending = () => {
      pending.discard()
      setPass(before => before + 1)
    }
    const focus = () => {
      const input = section.current?.querySelector('input')
      input?.focus()
      return input !== null && input !== undefined
    }
    return editor.joinGrid({ discardPending, focus })
  }, [editor, pending])
  return { pass, pending, section }
}

/** Another week, once what is typed in this one is in the forecast; refused text stands nowhere else and is kept. */
const useWeekChange = (editor: OneWeekProps['editor'], onWeekChange: OneWeekProps['onWeekChange']) => {
  const { t } = useTranslation('mf-forecast')
  return (week: number) => {
    if (mayHideSheet(editor, t)) onWeekChange(week)
  }
}

/** The tables of a tab in one week, for windows in which weeks do not fit side by side. */
export const OneWeek = (props: OneWeekProps) => {
  const { editor, tab, figures, absenceNames, week, onWeekChange, isExplained, onExplain, onAnnotate } = props
  const groups = useGridGroups(props)
  const { onEdits } = useSheetEditing(editor, tab, absenceNames)
  const { pass, pending, section } = usePendingInputs(editor, tab)
  const change = useWeekChange(editor, onWeekChange)
  const { columns } = figures
  const column = columns.find(candidate => candidate.week === week) ?? columns[0]
  if (column === undefined) throw new RangeError('The range has no week')
  return (
    <section ref={section} className={styles.week} data-part="one-week">
      <WeekStepper
        columns={columns}
        column={column}
        onChange={change}
        onAnnotate={anchor => onAnnotate({ rowId: null, column: column.week }, anchor)}
      />
      {groups.map(({ id, caption, rows }) => (
        <section key={`${id} ${pass}`} aria-labelledby={`mf-forecast-week-${id}`} className={styles.table}>
          <h2 id={`mf-forecast-week-${id}`}>{caption}</h2>
          <ul>
            {rows.map(row => (
              <WeekRow
                key={row.id}
                row={row}
                week={column.week}
                index={columns.indexOf(column)}
                explained={isExplained({ rowId: row.id, column: column.week })}
                onExplain={onExplain}
                onAnnotate={onAnnotate}
                onEdits={onEdits}
                pending={pending}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
