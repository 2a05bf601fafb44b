import { useQuery } from '@tanstack/react-query'
import type { PersonRow } from '@veckovis/contracts/people'
import {
  AddButton,
  ListTable,
  ListToolbar,
  LoadedList,
  SelectAll,
  SelectionBar,
  useListAddress,
  useNewRow,
  useSelection,
} from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import type { ReactNode } from 'react'
import type { PlaceIndex } from '../../../data/place-index'
import { readUsers, userListQuery, userListShape, type UserListPart } from '../../../data/user-queries'
import { nameOfUser } from '../user-name'
import { userColumns } from './user-columns'
import { UserFilter } from './user-filter'

type UserListProps = {
  readonly index: PlaceIndex | undefined
  /** Undefined for those who may not add anybody. */
  readonly onAdd: (() => void) | undefined
  readonly onOpen: (id: number) => void
  /** What can be done with all that is selected. */
  readonly bulk?: (users: readonly PersonRow[], clear: () => void) => ReactNode
  /** What gives the list as a file. */
  readonly exporting?: (part: UserListPart, total: number | undefined) => ReactNode
  readonly more?: ReactNode
  /** What stands over the list, with the way to show somebody who was added. */
  readonly dialogs?: (show: (id: number) => void) => ReactNode
}

/** The people within the places in reach: searched, filtered, sorted and paged by the server. */
export const UserList = ({ index, onAdd, onOpen, bulk, exporting, more, dialogs }: UserListProps) => {
  const { t } = useTranslation('admin-users')
  const { day } = useFormat()
  const list = useListAddress(userListShape)
  const { part, change } = list
  const query = useQuery(userListQuery(part))
  const selection = useSelection<PersonRow>({ scope: list.scope, inSight: query.data?.items })
  const { show, newRow } = useNewRow(list, asked => readUsers(asked))
  const columns = userColumns({ t, day, onOpen })
  return (
    <>
      <ListToolbar
        search={{ label: t('filter.search'), value: part.search, onSearch: search => change({ search }) }}
        filters={{
          fields: <UserFilter filters={part.filters} index={index} onChange={filters => change({ filters })} />,
          set: list.filtersSet,
        }}
        actions={
          <>
            {exporting?.(part, query.data?.total)}
            {more}
            {onAdd !== undefined && <AddButton label={t('add')} onAdd={onAdd} />}
          </>
        }
      />
      {bulk !== undefined && (
        <SelectionBar count={selection.rows.length} onClear={selection.clear}>
          <SelectAll selection={selection} total={query.data?.total} read={page => readUsers({ ...part, ...page })} />
          {bulk(selection.rows, selection.clear)}
        </SelectionBar>
      )}
      <LoadedList query={query} list={list} empty={{ icon: 'user', title: t('empty.title'), text: t('empty.text') }}>
        {data => (
          <ListTable
            label={t('label')}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            list={list}
            total={data.total}
            busy={query.isPlaceholderData}
            newRow={newRow}
            {...(bulk === undefined ? {} : { selection: selection.named(nameOfUser) })}
          />
        )}
      </LoadedList>
      {dialogs?.(show)}
    </>
  )
}
