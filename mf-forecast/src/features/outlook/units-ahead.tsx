import type { ForecastOutlook } from '@veckovis/contracts/forecast'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { useActiveUnit, useLanguage, useTranslation } from '@veckovis/platform'
import { FirstRows, Icon, Stack } from '@veckovis/ui'
import { RecordTable, type RecordSort } from '@veckovis/ui/record-table'
import { useState } from 'react'
import { outlookQuery } from '../../data/outlook-query'
import * as styles from './outlook.module.css'
import { sortUnits, type OutlookSortKey } from './sort-units'
import { unitColumns } from './unit-columns'

/** A page of them at first: more are one press away. */
const atFirst = 12
/** Most of what the window shows of them before it is scrolled. */
const atOnce = 5

/** What lies ahead in each of the person's units, what is furthest from its target first. */
export const UnitsAhead = () => {
  const { t } = useTranslation('mf-forecast-start')
  return (
    <Stack>
      <Loaded query={useQuery(outlookQuery(useActiveUnit()?.unit.id))} lines={3} label={t('loading')}>
        {outlook => <Units outlook={outlook} />}
      </Loaded>
    </Stack>
  )
}

const isCalm = ({ rows }: ForecastOutlook) =>
  rows.every(({ outlook }) => outlook === null || (outlook.mark === 'properly-staffed' && outlook.nextRed === null))

const Units = ({ outlook }: { readonly outlook: ForecastOutlook }) => {
  const { t } = useTranslation('mf-forecast-start')
  const language = useLanguage()
  const [sort, setSort] = useState<RecordSort<OutlookSortKey>>({ key: 'cost', direction: 'descending' })
  const isPrinting = useIsPrinting()
  const { rows, units } = outlook
  if (rows.length === 0) return <p className={styles.quiet}>{t(units === 0 ? 'noUnits' : 'manyUnits', { units })}</p>
  const places = new Set(rows.map(({ department, municipality }) => `${municipality}/${department}`))
  return (
    <div className={styles.units}>
      {isCalm(outlook) && rows.some(each => each.outlook !== null) && (
        <p className={styles.calm}>
          <Icon name="success" /> {t(rows.length === 1 ? 'calmOne' : 'calm')}
        </p>
      )}
      <FirstRows
        rows={sortUnits(rows, sort)}
        atFirst={atFirst}
        atOnce={atOnce}
        isWhole={isPrinting}
        showAll={t('showAll', { units: rows.length })}
        showFewer={t('showFewer')}
      >
        {shown => (
          <RecordTable
            label={t('table')}
            columns={unitColumns({ t, language, withPlace: places.size > 1 })}
            rows={shown}
            rowKey={({ unit }) => unit.id}
            sort={sort}
            onSort={setSort}
          />
        )}
      </FirstRows>
      {units > rows.length && <p className={styles.quiet}>{t('manyUnits', { units })}</p>}
    </div>
  )
}
