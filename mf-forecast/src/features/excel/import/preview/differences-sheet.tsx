import { isOldWeek, mondayOf } from '@veckovis/domain/calendar'
import { plainNumber } from '@veckovis/domain/numbers'
import { Sheet, type SheetColumn, type SheetHandle, type SheetLabels } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useMemo, useRef } from 'react'
import { useAbsenceNames, useForecast } from '../../../../context/use-forecast'
import { rowNameById } from '../../../../wording/row-names'
import { previewRowId, rowsOfDifferences, sheetCells, weeksOfDifferences } from './difference-rows'
import { leaveRow } from './import-choice'
import { useDifferenceSteps } from './use-difference-steps'
import type { Preview } from './use-preview'
import * as styles from '../import.module.css'

const useSheetLabels = (): SheetLabels => {
  const { t } = useTranslation('mf-forecast')
  return useMemo(
    () => ({
      rowHeader: t('grid.rowHeader'),
      sum: t('grid.sum'),
      average: t('grid.average'),
      readOnly: t('grid.readOnly'),
      changed: t('grid.changed'),
      invalid: t('grid.invalid'),
      pastColumn: t('grid.oldWeek'),
      currentColumn: t('grid.currentWeek'),
      annotated: t('grid.annotated'),
      fold: t('grid.fold'),
      unfold: t('grid.unfold'),
      fill: t('grid.fill'),
      annotateColumn: t('grid.annotateWeek'),
    }),
    [t],
  )
}

const useWeekColumns = (weeks: readonly number[]): SheetColumn[] => {
  const { t } = useTranslation('mf-forecast')
  const { editor } = useForecast()
  const { year } = editor.address
  const { currentWeek } = editor.content().forecast
  return useMemo(
    () =>
      weeks.map((week): SheetColumn => {
        const { month, day } = mondayOf({ year, week })
        return {
          id: week,
          kind: 'week',
          title: t('weekShort', { week }),
          subtitle: `${day}/${month}`,
          isPast: isOldWeek({ year, week }, currentWeek),
          isCurrent: year === currentWeek.year && week === currentWeek.week,
        }
      }),
    [weeks, year, currentWeek, t],
  )
}

const useGroups = (preview: Preview, weeks: readonly number[]) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const absenceNames = useAbsenceNames()
  const { comparison, choice, setChoice, chosenKeys } = preview
  const { differences } = comparison
  return useMemo(() => {
    const rows = rowsOfDifferences(differences).map(row => {
      const name = rowNameById(row.rowId, absenceNames, pageWords)
      const isIn = !choice.leftRowIds.has(row.rowId)
      return {
        id: previewRowId(row.rowId),
        label: name,
        cells: sheetCells(row, { weeks, chosen: chosenKeys, words: t }),
        status: 'normal' as const,
        labelAction: (
          <input
            type="checkbox"
            className={styles.take}
            aria-label={t('takeRow', { name })}
            checked={isIn}
            onChange={() => setChoice(before => leaveRow(before, row.rowId, isIn))}
          />
        ),
      }
    })
    return [{ id: 'import-differences', caption: t('differences'), rows }]
  }, [differences, weeks, choice, chosenKeys, setChoice, absenceNames, t, pageWords])
}

const noSummaries = [] as const

/** What the file would change, before and after in each cell; rows are chosen at their names. */
export const DifferencesSheet = ({ preview }: { readonly preview: Preview }) => {
  const { t } = useTranslation('forecast-import')
  const { differences } = preview.comparison
  const weeks = useMemo(() => weeksOfDifferences(differences), [differences])
  const columns = useWeekColumns(weeks)
  const groups = useGroups(preview, weeks)
  const labels = useSheetLabels()
  const sheet = useRef<SheetHandle>(null)
  useDifferenceSteps(differences, (rowId, week) => sheet.current?.focusCell(previewRowId(rowId), week) ?? false)
  return (
    <div className={styles.sheet}>
      <Sheet
        ref={sheet}
        captionLevel={3}
        columns={columns}
        groups={groups}
        labels={labels}
        clipboardText={plainNumber}
        summaries={noSummaries}
        readOnlyReason={t('readOnly')}
        onEdits={() => []}
      />
    </div>
  )
}
