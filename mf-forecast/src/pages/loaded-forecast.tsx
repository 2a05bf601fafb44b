import { Button, Notice } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import type { ForecastEditor } from '../data/forecast-editor'
import type { ForecastTab } from '../data/forecast-tab'
import { skippedRowName, type AbsenceNames } from '../data/row-names'
import type { SkippedRow } from '../data/skipped-row'
import type { ForecastFilters } from '../features/filters/filters-from-address'
import { ForecastTables } from '../features/forecast-tables/forecast-tables'
import { ConflictDialog } from '../features/save/conflict-dialog'
import { SaveBar } from '../features/save/save-bar'
import { useSaveForecast } from '../features/save/use-save-forecast'
import { useUnsavedWork } from '../features/save/use-unsaved-work'

type LoadedForecastProps = {
  readonly editor: ForecastEditor
  readonly filters: ForecastFilters
  readonly onTabChange: (tab: ForecastTab) => void
  readonly skipped: readonly SkippedRow[]
  readonly absenceNames: AbsenceNames
  readonly payrollOverhead: number | null
  readonly listsFailed: boolean
  readonly onReloadLists: () => void
}

const ForecastNotices = ({ editor, skipped, absenceNames, listsFailed, onReloadLists }: LoadedForecastProps) => {
  const { t } = useTranslation('mf-forecast')
  const names = skipped.map(row => skippedRowName(row, absenceNames, t)).join(', ')
  return (
    <>
      {skipped.length > 0 && (
        <Notice tone="warning" announce>
          {t('notices.skipped', { names, count: skipped.length })}
        </Notice>
      )}
      {!editor.content().forecast.canWrite && <Notice tone="info">{t('notices.readOnly')}</Notice>}
      {listsFailed && (
        <Notice tone="warning" announce action={<Button onClick={onReloadLists}>{t('retry')}</Button>}>
          {t('notices.listsFailed')}
        </Notice>
      )}
    </>
  )
}

/** A forecast that is there: its tables, what is to be known about them, and the way to save. */
export const LoadedForecast = (props: LoadedForecastProps) => {
  const { editor, filters, onTabChange, skipped, absenceNames, payrollOverhead } = props
  const { save, conflicts, settleConflicts, leaveConflicts } = useSaveForecast(editor)
  useUnsavedWork(editor, save)
  return (
    <>
      <ForecastNotices {...props} />
      <ForecastTables
        editor={editor}
        range={filters.range}
        tab={filters.tab}
        onTabChange={onTabChange}
        absenceNames={absenceNames}
        payrollOverhead={payrollOverhead}
        incomplete={skipped.length > 0}
      />
      {editor.content().forecast.canWrite && <SaveBar editor={editor} onSave={() => void save()} />}
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts}
          absenceNames={absenceNames}
          onSettle={choices => void settleConflicts(choices)}
          onCancel={leaveConflicts}
        />
      )}
    </>
  )
}
