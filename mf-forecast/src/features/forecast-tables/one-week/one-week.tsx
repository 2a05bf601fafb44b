import { useEffect, useRef, useState } from 'react'
import type { ForecastTab } from '../../../context/forecast-filters'
import { useForecast, useForecastValue } from '../../../context/use-forecast'
import { useColumns } from '../use-columns'
import { useGridGroups } from '../use-grid-groups'
import { useSheetEditing } from '../use-sheet-editing'
import { createPendingCells } from './pending-cells'
import { WeekRow } from './week-row'
import { WeekStepper } from './week-stepper'
import * as styles from './one-week.module.css'

/** Tells the editor of text that is not in the forecast, and starts the inputs over when it is thrown away. */
const usePendingInputs = (sheetId: string) => {
  const { editor, showWeek } = useForecast()
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
    const focusCell = (_rowId: string, week: number) => {
      showWeek(week)
      // The inputs of another week are others, and stand a moment later.
      requestAnimationFrame(() => focus())
      return true
    }
    return editor.joinGrid({ discardPending, focus, focusCell })
  }, [editor, pending, showWeek])
  return { pass, pending, section }
}

/** The tables of a tab in one week, for windows in which weeks do not fit side by side. */
export const OneWeek = ({ tab }: { readonly tab: ForecastTab }) => {
  const { showWeek, questions } = useForecast()
  const groups = useGridGroups(tab)
  const { onEdits } = useSheetEditing(tab)
  const { pass, pending, section } = usePendingInputs(tab)
  const columns = useColumns()
  const week = useForecastValue(({ view }) => view.weekShownAtom)
  const column = columns.find(candidate => candidate.id === week) ?? columns[0]
  if (column === undefined) throw new RangeError('The range has no week')
  return (
    <section ref={section} className={styles.week} data-part="one-week">
      <WeekStepper
        columns={columns}
        column={column}
        onChange={showWeek}
        onAnnotate={anchor => questions.annotate({ rowId: null, column: column.id }, anchor)}
      />
      {groups.map(({ id, caption, rows }) => (
        <section key={`${id} ${pass}`} aria-labelledby={`mf-forecast-week-${id}`} className={styles.table}>
          <h2 id={`mf-forecast-week-${id}`}>{caption}</h2>
          <ul>
            {rows.map(row => (
              <WeekRow
                key={row.id}
                row={row}
                week={column.id}
                index={columns.indexOf(column)}
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
