import { useTranslation } from '@veckovis/platform'
import { Button, Notice } from '@veckovis/ui'
import { skippedRowName } from '../data/row-names'
import type { ForecastEditor } from '../data/forecast-editor'
import type { AbsenceNames } from '../data/row-names'
import type { SkippedRow } from '../data/skipped-row'

type ForecastNoticesProps = {
  readonly editor: ForecastEditor
  readonly skipped: readonly SkippedRow[]
  readonly absenceNames: AbsenceNames
  readonly listsFailed: boolean
  readonly onReloadLists: () => void
}

/** What is to be known about a forecast before its figures are read. */
export const ForecastNotices = (props: ForecastNoticesProps) => {
  const { editor, skipped, absenceNames, listsFailed, onReloadLists } = props
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
