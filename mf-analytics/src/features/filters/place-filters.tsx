import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { chosenAt, offeredAt, type ChosenPlaces, type Level, type PlaceChoices } from '../../data/place-choices'
import * as styles from './filters.module.css'

type PlaceFiltersProps = {
  readonly levels: readonly Level[]
  /** Null as long as the places are not there. */
  readonly choices: PlaceChoices | null
  readonly chosen: ChosenPlaces
  readonly onChoose: (chosen: ChosenPlaces) => void
}

const all = 0
/** More than a person looks through: what they lie in is chosen first. */
const mostOffered = 2000

const PlaceFilter = (props: Omit<PlaceFiltersProps, 'levels'> & { readonly level: Level }) => {
  const { level, choices, chosen, onChoose } = props
  const { t } = useTranslation('mf-analytics')
  const offered = choices === null ? [] : offeredAt(level, choices, chosen)
  const isTooMany = offered.length > mostOffered
  const value = chosen[level] ?? all
  return (
    <div className={styles.filter}>
      <Select<number>
        label={t(`filters.${level}`)}
        value={value}
        options={[
          { value: all, label: t(isTooMany ? 'filters.narrowFirst' : `filters.all.${level}`) },
          ...offered.filter(({ value: id }) => !isTooMany || id === value),
        ]}
        onChange={id => choices !== null && onChoose(chosenAt(level, id === all ? null : id, choices, chosen))}
        disabled={choices === null}
        searchable
      />
    </div>
  )
}

/** A filter per level; what can be chosen depends on the level above. */
export const PlaceFilters = ({ levels, ...props }: PlaceFiltersProps) =>
  levels.map(level => <PlaceFilter key={level} {...props} level={level} />)
