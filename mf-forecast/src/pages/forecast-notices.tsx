import { useTranslation } from '@veckovis/platform'
import { Button, Notice, Sentences } from '@veckovis/ui'
import { useAbsenceNames, useForecast, useForecastValue } from '../context/use-forecast'
import { skippedRowName } from '../wording/row-names'

/** Whether the lists that give names and payroll overhead could be fetched. */
export type ListsState = {
  readonly listsFailed: boolean
  readonly onReloadLists: () => void
}

/** What is to be known about a forecast before its figures are read. */
export const ForecastNotices = ({ listsFailed, onReloadLists }: ListsState) => {
  const { editor } = useForecast()
  const absenceNames = useAbsenceNames()
  const skipped = useForecastValue(({ skippedAtom }) => skippedAtom)
  const { t } = useTranslation('mf-forecast')
  const names = skipped.map(row => skippedRowName(row, absenceNames, t)).join(', ')
  return (
    <>
      {skipped.length > 0 && (
        <Notice tone="warning" announce>
          <Sentences text={t('notices.skipped', { names, count: skipped.length })} />
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
