import { placeActivities } from '@veckovis/contracts/organisation'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { FilterField } from '@veckovis/lists'
import type { PlaceNode } from '../../../parts/tree/place-nodes'
import { chosenAt, placeOptions, type ChosenKind, type PlaceChoice } from './place-options'

type PlaceFiltersProps = {
  /** The levels that the list can be filtered by, from the widest. */
  readonly levels: readonly ChosenKind[]
  /** Null as long as the organisation is not there. */
  readonly nodes: readonly PlaceNode[] | null
  readonly choice: PlaceChoice
  readonly onChoose: (choice: PlaceChoice) => void
}

const all = 0
const filterNames = { county: 'countyId', municipality: 'municipalityId', department: 'departmentId' } as const

/** A filter per level; what can be chosen depends on the level above. */
export const PlaceFilters = ({ levels, nodes, choice, onChoose }: PlaceFiltersProps) => {
  const { t } = useTranslation('mf-admin')
  return levels.map(level => (
    <FilterField key={level}>
      <Select<number>
        label={t(`places.fields.${level}`)}
        value={choice[filterNames[level]] ?? all}
        options={[
          { value: all, label: t(`places.all.${level}`) },
          ...(nodes === null ? [] : placeOptions(level, nodes, choice)),
        ]}
        onChange={id => nodes !== null && onChoose(chosenAt(level, id === all ? null : id, nodes))}
        disabled={nodes === null}
        searchable
      />
    </FilterField>
  ))
}

export type Activity = (typeof placeActivities)[number]

export const ActivityFilter = (props: { readonly value: Activity; readonly onChange: (value: Activity) => void }) => {
  const { t } = useTranslation('mf-admin')
  const options = placeActivities.map(value => ({ value, label: t(`places.activities.${value}`) }))
  return (
    <FilterField>
      <Select<Activity> {...props} label={t('places.fields.active')} options={options} />
    </FilterField>
  )
}
