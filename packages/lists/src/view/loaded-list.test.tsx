import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ApiError, PlatformProvider } from '@veckovis/platform'
import { MemoryRouter, useLocation } from '@veckovis/platform/router'
import { choiceFilter, type ListShape } from '../address/list-shape'
import { useListAddress, type ListAddress } from '../address/use-list-address'
import { useSelection } from '../selection/use-selection'
import { ListTable } from './list-table'
import { LoadedList } from './loaded-list'
import { SelectionBar } from './selection-bar'

type Filters = { readonly active: 'all' | 'active'; readonly staff: readonly number[] }

const shape: ListShape<'name', Filters> = {
  sorts: ['name'],
  usualSort: { key: 'name', direction: 'ascending' },
  filters: { active: choiceFilter(['all', 'active'], 'all'), staff: { usual: [] } },
  isSearchAddressed: false,
}
const rows = ['Ek', 'Öberg'].map((name, index) => ({ id: index + 1, name }))
const read = {
  error: null,
  errorUpdatedAt: 0,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => Promise.resolve(),
}

type Answer = { readonly total: number; readonly items: typeof rows }
type Shown = { readonly data?: Answer; readonly error?: Error; readonly address?: string }

const show = ({ data, error, address = '/' }: Shown) => {
  let list: ListAddress<'name', Filters> | undefined
  let search = ''
  const List = () => {
    list = useListAddress(shape)
    search = useLocation().search
    const selection = useSelection({ scope: list.scope, inSight: data?.items, isOffered: ({ id }) => id !== 2 })
    return (
      <>
        <SelectionBar count={selection.rows.length} onClear={selection.clear}>
          {null}
        </SelectionBar>
        <LoadedList
          query={{ ...read, data, error: error ?? null }}
          list={list}
          empty={{ icon: 'staff', title: 'Ingen här', text: 'Lägg till någon.' }}
        >
          {({ items, total }) => (
            <ListTable
              label="Namn"
              columns={[{ key: 'name', title: 'Namn', sortKey: 'name', isRowHeader: true, cell: ({ name }) => name }]}
              rows={items}
              rowKey={({ id }) => id}
              list={list as ListAddress<'name', Filters>}
              total={total}
              selection={selection.named(({ name }) => name)}
            />
          )}
        </LoadedList>
      </>
    )
  }
  render(
    <PlatformProvider>
      <MemoryRouter initialEntries={[address]}>
        <List />
      </MemoryRouter>
    </PlatformProvider>,
  )
  return {
    change: (wanted: Parameters<ListAddress<'name', Filters>['change']>[0]) => act(() => list?.change(wanted)),
    list: () => list,
    search: () => search,
  }
}

test('a list says that it is read, that there is nothing, that it may not be read, and what of its address is unusable', () => {
  show({})
  expect(screen.getByLabelText('Läser in listan …')).toBeVisible()
  show({ data: { items: [], total: 0 } })
  expect(screen.getByRole('heading', { name: 'Ingen här' })).toBeVisible()
  show({ error: new ApiError('answer', 'Fel 403', 403, null), address: '/?active=perhaps' })
  expect(screen.getByText(/^Du saknar behörighet/)).toBeVisible()
  expect(screen.getByText(/^Något i adressen går inte att använda/)).toBeVisible()
})

test('where nothing is found the way back takes search and filters away, also those that stand in no address', () => {
  const { change, list, search } = show({ data: { items: [], total: 0 }, address: '/?active=active' })
  change({ search: 'berg', filters: { staff: [7] } })
  expect(list()?.part).toMatchObject({ search: 'berg', filters: { active: 'active', staff: [7] } })
  expect(search()).toBe('?active=active')
  fireEvent.click(screen.getByRole('button', { name: 'Rensa sökning och filter' }))
  expect(list()?.isNarrowed).toBe(false)
  expect(search()).toBe('')
  expect(screen.getByRole('heading', { name: 'Ingen här' })).toBeVisible()
})

test('a page behind the last one leads to the last one', () => {
  const { list } = show({ data: { items: rows, total: 12 }, address: '/?page=9' })
  expect(list()?.part.page).toBe(2)
  expect(screen.getByText('11–12 av 12')).toBeVisible()
})

test('what is selected stays over pages and goes with another search; what is not offered is not selected', () => {
  const { change } = show({ data: { items: rows, total: 12 } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }))
  expect(screen.getByText('1 vald')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Välj Öberg' })).toBeNull()
  change({ page: 2 })
  expect(screen.getByText('1 vald')).toBeVisible()
  change({ search: 'ek' })
  expect(screen.queryByText('1 vald')).toBeNull()
})
