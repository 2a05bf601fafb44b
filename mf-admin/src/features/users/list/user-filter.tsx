import { invitationFilters } from '@veckovis/contracts/people'
import { jobTitleIds, roleAreas } from '@veckovis/domain/access'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { PlaceIndex } from '../../../data/place-index'
import type { UserFilters } from '../../../data/user-queries'
import { FilterField } from '@veckovis/lists'
import { placeName, placeOfFilters } from '../place-words'

type UserFilterProps = {
  readonly filters: UserFilters
  /** Undefined until the places are there. */
  readonly index: PlaceIndex | undefined
  readonly onChange: (filters: Partial<UserFilters>) => void
}

const all = 'all'
const noPlace = { countyId: null, municipalityId: null, departmentId: null, unitId: null }

/** The place that the organisation beside the list has led to, and the way back to all. */
const ChosenPlace = ({ filters, index, onChange }: UserFilterProps) => {
  const { t } = useTranslation('admin-users')
  const key = placeOfFilters(filters)
  if (key === undefined || index === undefined) return null
  const name = placeName(key, index, t)
  return (
    <Button
      icon={<Icon name="close" />}
      aria-label={t('filter.clearPlace', { name })}
      onClick={() => onChange(noPlace)}
    >
      {t('filter.place', { name })}
    </Button>
  )
}

/** A choice of one number, or of all. */
const NumberFilter = (props: {
  readonly label: string
  readonly value: number | null
  readonly allLabel: string
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly onChange: (value: number | null) => void
}) => {
  const options = props.options.map(({ value, label }) => ({ value: String(value), label }))
  return (
    <Select
      label={props.label}
      value={props.value === null ? all : String(props.value)}
      options={[{ value: all, label: props.allLabel }, ...options]}
      onChange={chosen => props.onChange(chosen === all ? null : Number(chosen))}
    />
  )
}

/** What the list can be narrowed by; each stands in the address. */
export const UserFilter = (props: UserFilterProps) => {
  const { filters, onChange } = props
  const { t } = useTranslation('admin-users')
  return (
    <>
      <FilterField>
        <Select
          label={t('filter.active')}
          value={filters.active}
          options={(['all', 'active', 'inactive'] as const).map(value => ({
            value,
            label: t(`filter.actives.${value}`),
          }))}
          onChange={active => onChange({ active })}
        />
      </FilterField>
      <FilterField>
        <NumberFilter
          label={t('fields.jobTitle')}
          allLabel={t('filter.allTitles')}
          value={filters.jobTitleId}
          options={Object.values(jobTitleIds).map(value => ({ value, label: t(`titles.${value}`) }))}
          onChange={jobTitleId => onChange({ jobTitleId })}
        />
      </FilterField>
      <FilterField>
        <NumberFilter
          label={t('filter.permission')}
          allLabel={t('filter.allAreas')}
          value={filters.permission}
          options={roleAreas.map(value => ({ value, label: t(`areas.${value}`) }))}
          onChange={permission => onChange({ permission })}
        />
      </FilterField>
      <FilterField>
        <Select
          label={t('filter.state')}
          value={filters.state ?? all}
          options={[
            { value: all, label: t('filter.allStates') },
            ...invitationFilters.map(value => ({ value, label: t(`invitation.${value}`) })),
          ]}
          onChange={state => onChange({ state: invitationFilters.find(each => each === state) ?? null })}
        />
      </FilterField>
      <ChosenPlace {...props} />
    </>
  )
}
