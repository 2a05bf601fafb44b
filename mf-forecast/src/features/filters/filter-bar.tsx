import { moveEndWeek, moveStartWeek, periodPreset, periodPresetNames, type IsoWeek } from '@veckovis/domain/calendar'
import { Button } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useTranslation } from '@veckovis/platform'
import { inYear, type ForecastFilters } from '../../context/forecast-filters'
import type { YearList } from './filters-from-address'
import { presetOfRange, weekChoices } from './week-choices'
import * as styles from './filter-bar.module.css'

type FilterBarProps = {
  readonly filters: ForecastFilters
  readonly years: YearList
  readonly current: IsoWeek
  readonly onChange: (filters: ForecastFilters) => void
}

const choiceOf = (value: number) => ({ value, label: String(value) })

const PresetButtons = ({ filters, current, onChange }: Omit<FilterBarProps, 'years'>) => {
  const { t } = useTranslation('mf-forecast')
  const active = presetOfRange(filters.range, filters.year, current)
  return (
    <div className={styles.presets} role="group" aria-label={t('filters.period')}>
      {periodPresetNames.map(name => (
        <Button
          key={name}
          variant="quiet"
          aria-pressed={name === active}
          onClick={() => onChange({ ...filters, range: periodPreset(name, filters.year, current) })}
        >
          {t(`presets.${name}`)}
        </Button>
      ))}
    </div>
  )
}

/** Year, weeks and the six presets (§2, A-053 to A-056). */
export const FilterBar = ({ filters, years, current, onChange }: FilterBarProps) => {
  const { t } = useTranslation('mf-forecast')
  const { year, range } = filters
  const weeks = weekChoices(year).map(choiceOf)
  return (
    <div className={styles.filters}>
      <Select
        label={t('filters.year')}
        required
        value={year}
        options={years.map(choiceOf)}
        onChange={next => onChange(inYear(filters, next))}
      />
      <Select
        label={t('filters.fromWeek')}
        value={range.startWeek}
        options={weeks}
        searchable
        onChange={week => onChange({ ...filters, range: moveStartWeek(range, week) })}
      />
      <Select
        label={t('filters.toWeek')}
        value={range.endWeek}
        options={weeks}
        searchable
        onChange={week => onChange({ ...filters, range: moveEndWeek(range, week) })}
      />
      <PresetButtons filters={filters} current={current} onChange={onChange} />
    </div>
  )
}
