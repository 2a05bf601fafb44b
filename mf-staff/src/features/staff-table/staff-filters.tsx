import { SearchBox } from '@veckovis/forms/filters'
import { useTranslation } from '@veckovis/platform'
import { EmploymentFilter } from './employment-filter'
import type { useListAddress } from './use-list-address'
import * as styles from './staff-filters.module.css'

/** Who of the unit's staff is shown. */
export const StaffFilters = ({ part: { search, employment }, change }: ReturnType<typeof useListAddress>) => {
  const { t } = useTranslation('mf-staff')
  return (
    <>
      <SearchBox
        label={t('table.search')}
        hiddenText={t('problems.hidden-characters')}
        value={search}
        onSearch={sought => change({ search: sought })}
        className={styles.search}
      />
      <EmploymentFilter value={employment} onChange={chosen => change({ employment: chosen })} />
    </>
  )
}
