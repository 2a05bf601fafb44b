import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import * as styles from './all-units.module.css'
import type { OccasionToFollow, useOccasion } from './use-occasion'

type OccasionFieldsProps = Pick<ReturnType<typeof useOccasion>, 'year' | 'years' | 'occasions' | 'occasion' | 'choose'>

/** Year and occasion; where several municipalities have occasions, each is named with its own. */
export const OccasionFields = ({ year, years, occasion, occasions, choose }: OccasionFieldsProps) => {
  const { t } = useTranslation('forecast-submissions')
  const areSeveral = new Set(occasions?.map(({ municipality }) => municipality.id)).size > 1
  const nameOf = ({ municipality, name }: OccasionToFollow) =>
    areSeveral ? t('occasionOf', { municipality: municipality.name, name }) : name
  return (
    <div className={styles.choices}>
      <Select
        label={t('year')}
        required
        value={year}
        options={years.map(value => ({ value, label: String(value) }))}
        onChange={chosen => choose({ year: chosen })}
      />
      {occasions !== undefined && occasion !== null && (
        <Select
          label={t('occasion')}
          required
          searchable={areSeveral}
          value={occasion.id}
          options={occasions.map(each => ({ value: each.id, label: nameOf(each) }))}
          onChange={chosen => choose({ occasion: chosen })}
        />
      )}
    </div>
  )
}
