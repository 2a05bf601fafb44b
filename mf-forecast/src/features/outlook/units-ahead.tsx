import type { ForecastOutlook } from '@veckovis/contracts/forecast'
import { useQuery } from '@tanstack/react-query'
import { AllClear, Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { useLanguage, useTranslation, WaitingSwitch } from '@veckovis/platform'
import { FirstRows, Stack } from '@veckovis/ui'
import { RecordTable, type RecordSort } from '@veckovis/ui/record-table'
import { useState } from 'react'
import { outlookQuery } from '../../data/outlook-query'
import { DueSubmissions } from './due-submissions'
import * as styles from './outlook.module.css'
import { OverdueMeasures } from './overdue-measures'
import { sortUnits, type OutlookSortKey } from './sort-units'
import { UnansweredWeeks } from './unanswered-weeks'
import { unitColumns } from './unit-columns'
import { useOutlook } from './use-outlook'

/** A page of them at first: more are one press away. */
const atFirst = 12
/** Most of what the window shows of them before it is scrolled. */
const atOnce = 5

/** What lies ahead in each of the person's units, what is furthest from its target first. */
export const UnitsAhead = () => {
  const { t } = useTranslation('mf-forecast-start')
  return (
    <Stack>
      <Loaded query={useQuery(outlookQuery)} lines={3} label={t('loading')}>
        {outlook => <Units outlook={outlook} />}
      </Loaded>
      <DueSubmissions />
      <OverdueMeasures />
      <UnansweredWeeks />
    </Stack>
  )
}

/** What is said of all units together; what has no forecast is never among what is well. */
const Together = ({ outlook }: { readonly outlook: ForecastOutlook }) => {
  const { t } = useTranslation('mf-forecast-start')
  const { units, total, withoutForecast, rows } = outlook
  const areCut = units > rows.length
  return (
    <>
      {withoutForecast < units && (
        <AllClear left={total}>
          {t(units === 1 ? 'calmOne' : withoutForecast === 0 ? 'calm' : 'calmWithForecast')}
        </AllClear>
      )}
      {areCut && total > 0 && <p className={styles.quiet}>{t('furthest', { count: rows.length, total, units })}</p>}
      {withoutForecast > 0 && (areCut || total === 0) && (
        <p className={styles.quiet}>{t('without', { count: withoutForecast })}</p>
      )}
    </>
  )
}

/** Counts what waits in the diaries, and says how much that is. */
type WaitingProps = Pick<ReturnType<typeof useOutlook>, 'pending' | 'isCounting' | 'hasFailed'>

const Waiting = ({ pending, isCounting, hasFailed }: WaitingProps) => {
  const { t } = useTranslation('mf-forecast-start')
  const said = [
    ...(isCounting ? [t('waiting.counting')] : []),
    ...(hasFailed ? [t('waiting.failed')] : []),
    ...(pending === null ? [t('waiting.tooMany')] : []),
    ...(pending ? [t('waiting.counted', { count: pending.counted })] : []),
    ...(pending && pending.leftOut > 0 ? [t('waiting.leftOut', { count: pending.leftOut })] : []),
  ]
  return (
    <div className={styles.waiting}>
      <WaitingSwitch label={t('waiting.switch')} />
      <span className={styles.quiet} role="status">
        {said.join(' ')}
      </span>
    </div>
  )
}

const Units = ({ outlook: stored }: { readonly outlook: ForecastOutlook }) => {
  const { outlook, isOffered, ...waiting } = useOutlook(stored)
  const { t } = useTranslation('mf-forecast-start')
  const language = useLanguage()
  const [sort, setSort] = useState<RecordSort<OutlookSortKey>>({ key: 'cost', direction: 'descending' })
  const isPrinting = useIsPrinting()
  const { rows, units } = outlook
  if (units === 0) return <p className={styles.quiet}>{t('noUnits')}</p>
  const places = new Set(rows.map(({ department, municipality }) => `${municipality}/${department}`))
  return (
    <div className={styles.units}>
      {isOffered && <Waiting {...waiting} />}
      <Together outlook={outlook} />
      <FirstRows
        rows={sortUnits(rows, sort)}
        atFirst={atFirst}
        atOnce={atOnce}
        isWhole={isPrinting}
        showAll={t('showAll', { units: rows.length })}
        showFewer={t('showFewer')}
      >
        {shown =>
          shown.length > 0 && (
            <RecordTable
              label={t('table')}
              columns={unitColumns({ t, language, withPlace: places.size > 1 })}
              rows={shown}
              rowKey={({ unit }) => unit.id}
              sort={sort}
              onSort={setSort}
            />
          )
        }
      </FirstRows>
    </div>
  )
}
