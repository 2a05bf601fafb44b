import { useQuery } from '@tanstack/react-query'
import type { BudgetSettingsMunicipalities } from '@veckovis/contracts/budget'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { Loaded } from '@veckovis/forms/loaded'
import { useActiveUnit, useProgress, useTranslation } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import { Notice } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useState } from 'react'
import { municipalitySettingsQuery, settingsMunicipalitiesQuery } from '../data/settings-queries'
import { MunicipalitySettings } from '../features/settings/municipality-settings'
import { LazyOccasions } from '../features/settings/occasions/lazy-occasions'
import { PayRevisions } from '../features/settings/pay-revisions/pay-revisions'
import { PriceList } from '../features/settings/prices/price-list'
import { SickPay } from '../features/settings/sick-pay/sick-pay'
import { UnsocialHours } from '../features/settings/unsocial-hours/unsocial-hours'
import * as styles from './budget.module.css'

const SettingsOf = ({ municipalityId }: { readonly municipalityId: number }) => {
  const [today] = useState(() => calendarDateInStockholm(new Date()))
  const { year } = today
  const query = useQuery(municipalitySettingsQuery(municipalityId))
  useProgress(query.isFetching)
  return (
    <>
      <Loaded query={query} lines={8}>
        {municipality => <MunicipalitySettings municipality={municipality} year={year} />}
      </Loaded>
      <PayRevisions municipalityId={municipalityId} year={year} />
      <UnsocialHours municipalityId={municipalityId} year={year} />
      <PriceList municipalityId={municipalityId} today={toIsoDate(today)} />
      <SickPay municipalityId={municipalityId} year={year} />
      <LazyOccasions municipalityId={municipalityId} year={year} />
    </>
  )
}

const Chosen = ({ municipalities }: { readonly municipalities: BudgetSettingsMunicipalities }) => {
  const { t } = useTranslation('mf-budget')
  const [address, setAddress] = useSearchParams()
  const activeUnit = useActiveUnit()
  const wanted = address.get('municipality')
  // Where nothing is asked for, the municipality that the person is in stands first.
  const chosen =
    municipalities.find(({ id }) => String(id) === wanted) ??
    municipalities.find(({ name }) => name === activeUnit?.municipality.name) ??
    municipalities[0]
  if (chosen === undefined) return <Notice tone="warning">{t('settings.forbidden')}</Notice>
  return (
    <>
      <p className={styles.intro}>{t('settings.intro')}</p>
      <div className={styles.municipality}>
        <Select<number>
          label={t('settings.municipality')}
          value={chosen.id}
          searchable
          disabled={municipalities.length === 1}
          options={municipalities.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={id => setAddress({ municipality: String(id) }, { replace: true })}
        />
      </div>
      <SettingsOf key={chosen.id} municipalityId={chosen.id} />
    </>
  )
}

/** Settings of budgets, by municipality and date; for super admins and economists who approve budgets there. */
export const BudgetSettingsPage = () => (
  <div className={styles.budget}>
    <Loaded query={useQuery(settingsMunicipalitiesQuery())} lines={8}>
      {municipalities => <Chosen municipalities={municipalities} />}
    </Loaded>
  </div>
)
