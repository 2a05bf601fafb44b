import { cellKey } from '@veckovis/domain/forecast'
import { formatHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Checkbox } from '@veckovis/ui'
import { useMemo, useRef } from 'react'
import { useAbsenceNames } from '../../../../context/use-forecast'
import { rowNameById } from '../../../../wording/row-names'
import { rowsOfDifferences, type DifferenceRow } from './difference-rows'
import { leaveRow } from './import-choice'
import { useDifferenceSteps } from './use-difference-steps'
import type { Preview } from './use-preview'
import * as styles from '../import.module.css'

const Cells = ({ row, preview }: { readonly row: DifferenceRow; readonly preview: Preview }) => {
  const { t } = useTranslation('forecast-import')
  return (
    <ul className={styles.cells}>
      {row.cells.map(cell => (
        <li key={cell.week} tabIndex={-1} data-cell={cellKey(cell)} data-left={preview.isChosen(cell) ? undefined : ''}>
          <span>{t('week', { week: cell.week })}</span>
          <span>{t('fromTo', { before: formatHours(cell.before), after: formatHours(cell.after) })}</span>
          {!preview.isChosen(cell) && <small>{t('marks.left')}</small>}
        </li>
      ))}
    </ul>
  )
}

/** The same where a window is too narrow for weeks side by side. */
export const DifferencesList = ({ preview }: { readonly preview: Preview }) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const absenceNames = useAbsenceNames()
  const { comparison, choice, setChoice } = preview
  const { differences } = comparison
  const rows = useMemo(() => rowsOfDifferences(differences), [differences])
  const list = useRef<HTMLDivElement>(null)
  useDifferenceSteps(differences, (rowId, week) => {
    const cells = list.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? []
    const found = [...cells].find(({ dataset }) => dataset.cell === cellKey({ rowId, week }))
    found?.focus()
    return found !== undefined
  })
  return (
    <div ref={list} className={styles.list}>
      <h3>{t('differences')}</h3>
      {rows.map(row => {
        const isIn = !choice.leftRowIds.has(row.rowId)
        return (
          <section key={row.rowId}>
            <Checkbox
              label={rowNameById(row.rowId, absenceNames, pageWords)}
              checked={isIn}
              onChange={() => setChoice(before => leaveRow(before, row.rowId, isIn))}
            />
            <Cells row={row} preview={preview} />
          </section>
        )
      })}
    </div>
  )
}
