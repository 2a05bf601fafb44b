import { useQuery } from '@tanstack/react-query'
import { userStatuses } from '@veckovis/contracts/analytics'
import { jobTitleIds } from '@veckovis/domain/access'
import { useListAddress } from '@veckovis/lists'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { downloadList, usersQuery } from '../data/analytics-queries'
import { userShape } from '../data/analytics-shapes'
import { chosenNames, type PlaceChoices } from '../data/place-choices'
import { usePlaceChoices } from '../data/use-place-choices'
import { ChoiceFilter } from '../features/filters/choice-filter'
import { PlaceFilters } from '../features/filters/place-filters'
import { ResetMenu } from '../features/reset/reset-menu'
import { nameOf, userColumns } from '../features/user-list/user-columns'
import { AnalyticsFrame } from './analytics-frame'
import * as styles from './users-page.module.css'
import { useActiveUnitId } from './use-active-unit-id'

const useUserList = () => useListAddress(userShape)
type UserFilters = ReturnType<typeof useUserList>['part']['filters']

type FiltersProps = {
  readonly filters: UserFilters
  readonly choices: PlaceChoices | null
  readonly onChange: (filters: Partial<UserFilters>) => void
}

const UserFilterFields = ({ filters, choices, onChange }: FiltersProps) => {
  const { t } = useTranslation('mf-analytics')
  const titles = Object.values(jobTitleIds)
  return (
    <>
      <PlaceFilters
        levels={['municipalityId', 'departmentId', 'unitId']}
        choices={choices}
        chosen={filters}
        onChoose={onChange}
      />
      <ChoiceFilter<string>
        label={t('columns.users.role')}
        value={filters.role === null ? null : String(filters.role)}
        options={titles.map(id => ({ value: String(id), label: t(`titles.${id}`) }))}
        allLabel={t('filters.all.role')}
        onChange={value => onChange({ role: titles.find(id => String(id) === value) ?? null })}
      />
      <ChoiceFilter
        label={t('columns.users.status')}
        value={filters.status}
        options={userStatuses.map(value => ({ value, label: t(`statuses.${value}`) }))}
        allLabel={t('filters.all.status')}
        onChange={status => onChange({ status })}
      />
    </>
  )
}

/** A row per user, with a way to send them a new password. */
export const UsersPage = () => {
  const { t } = useTranslation('mf-analytics')
  const language = useLanguage()
  const list = useUserList()
  const { filters } = list.part
  const choices = usePlaceChoices('country')
  const asked = { part: list.part, activeUnitId: useActiveUnitId() }
  const columns = userColumns(t, language).map(column =>
    column.key === 'user'
      ? {
          ...column,
          cell: (row: Parameters<typeof nameOf>[0]) => (
            <span className={styles.user}>
              {nameOf(row)}
              <ResetMenu userId={row.user.id} name={nameOf(row)} />
            </span>
          ),
        }
      : column,
  )
  return (
    <AnalyticsFrame
      of="users"
      list={list}
      query={useQuery(usersQuery(asked))}
      columns={columns}
      rowKey={({ user }) => user.id}
      filters={
        <UserFilterFields filters={filters} choices={choices} onChange={chosen => list.change({ filters: chosen })} />
      }
      fileName={[
        t('users.file'),
        ...chosenNames(choices, filters),
        ...(filters.role === null ? [] : [t(`titles.${filters.role}`)]),
        ...(filters.status === null ? [] : [t(`statuses.${filters.status}`)]),
      ]}
      download={format => downloadList('users', format, asked)}
    />
  )
}
