import { plainNumber } from '@veckovis/domain/numbers'
import { Sheet, type SheetHandle, type SheetSelection } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useForecast } from '../../../context/use-forecast'
import { useTyping } from '../editing/use-typing'
import { useOutcomeEditor } from '../use-outcome-value'
import { outcomeColumns } from './outcome-columns'
import type { OutcomeView } from './outcome-model'
import { outcomeNameById } from './outcome-names'
import { OutcomeStatus } from './outcome-status'
import { useOutcomeGroups, useOutcomeWording } from './use-outcome-view'
import * as styles from './outcome-sheet.module.css'

/** In brackets stands what no source has said: other programs get nothing of it. */
const clipboardText = (text: string) => (text.startsWith('(') ? '' : plainNumber(text.replace(/^\+/, '')))

const useSheetLabels = () => {
  const { t } = useTranslation('forecast-outcome')
  const { t: words } = useTranslation('mf-forecast')
  return useMemo(
    () => ({
      rowHeader: words('grid.rowHeader'),
      sum: words('grid.sum'),
      average: words('grid.average'),
      readOnly: t('sheet.readOnly'),
      changed: words('grid.changed'),
      invalid: words('grid.invalid'),
      pastColumn: t('sheet.toCome'),
      currentColumn: t('sheet.current'),
      annotated: words('grid.annotated'),
      fold: words('grid.fold'),
      unfold: words('grid.unfold'),
      fill: words('grid.fill'),
      annotateColumn: words('grid.annotateWeek'),
    }),
    [t, words],
  )
}

/** The sheet opens at the last week that is over, and its open text is thrown away with the edits. */
const useHandle = (week: number) => {
  const editor = useOutcomeEditor()
  const sheet = useRef<SheetHandle | null>(null)
  useEffect(() => sheet.current?.showColumn(week), [week])
  return useCallback(
    (handle: SheetHandle | null) => {
      sheet.current = handle
      if (handle === null) return undefined
      const leave = editor.join(handle)
      return () => {
        sheet.current = null
        leave()
      }
    },
    [editor],
  )
}

type OutcomeSheetProps = {
  readonly view: OutcomeView
  readonly onSelection: (selection: SheetSelection) => void
}

/** Budget, forecast and outcome of the weeks in view as one sheet. */
export const OutcomeSheet = ({ view, onSelection }: OutcomeSheetProps) => {
  const { t } = useTranslation('forecast-outcome')
  const { editor: forecast } = useForecast()
  const { currentWeek } = forecast.content().forecast
  const editor = useOutcomeEditor()
  const wording = useOutcomeWording()
  const { groups, onFold } = useOutcomeGroups(view, wording)
  const columns = useMemo(() => outcomeColumns(view, currentWeek, wording), [view, currentWeek, wording])
  const nameOf = useCallback((rowId: string) => outcomeNameById(rowId, wording), [wording])
  const typing = useTyping(editor, nameOf)
  const { lastWeek } = view.edited.stored
  const ref = useHandle(Math.min(Math.max(lastWeek, view.range.startWeek), view.range.endWeek))
  const renderStatus = useCallback(
    (selection: SheetSelection) => <OutcomeStatus {...{ selection, view, wording }} />,
    [view, wording],
  )
  return (
    <div className={styles.sheet}>
      <Sheet
        ref={ref}
        captionLevel={3}
        columns={columns}
        groups={groups}
        labels={useSheetLabels()}
        clipboardText={clipboardText}
        onFold={onFold}
        renderStatus={renderStatus}
        onSelection={onSelection}
        {...(view.edited.canWrite ? {} : { readOnlyReason: t('sheet.noPermission') })}
        {...typing}
      />
    </div>
  )
}
