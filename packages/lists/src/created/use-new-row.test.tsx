import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { notificationsAtom, PlatformProvider, platformStore } from '@veckovis/platform'
import { queryClient, QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../locales/sv.json'
import { choiceFilter, type ListPart, type ListShape } from '../address/list-shape'
import { useListAddress } from '../address/use-list-address'
import { ListTable } from '../view/list-table'
import { RowName } from '../view/row-name'
import { useNewRow } from './use-new-row'

type Filters = { readonly active: 'all' | 'inactive' }

const shape: ListShape<'name', Filters> = {
  sorts: ['name'],
  usualSort: { key: 'name', direction: 'ascending' },
  filters: { active: choiceFilter(['all', 'inactive'], 'all') },
  isSearchAddressed: false,
}

/** The whole list, in its order; only the first of them is inactive. */
const stored: { id: number; name: string }[] = []

const pageOf = ({ page, pageSize, filters }: ListPart<'name', Filters>) => {
  const found = filters.active === 'all' ? stored : stored.slice(0, 1)
  return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}
const read = (part: ListPart<'name', Filters>) => Promise.resolve(pageOf(part))

const List = () => {
  const list = useListAddress(shape)
  const { items, total } = pageOf(list.part)
  const { show, newRow } = useNewRow(list, read)
  return (
    <>
      <button type="button" onClick={() => show(113)}>
        made
      </button>
      <button type="button" onClick={() => list.change({ page: 1 })}>
        first
      </button>
      <ListTable
        label="Rader"
        columns={[
          {
            ...{ key: 'name', title: 'Namn', isRowHeader: true },
            cell: ({ name }) => <RowName onOpen={() => undefined}>{name}</RowName>,
          },
        ]}
        rows={items}
        rowKey={({ id }) => id}
        list={list}
        total={total}
        newRow={newRow}
      />
    </>
  )
}

const open = async (address: string) => {
  queryClient.clear()
  stored.splice(0, stored.length, ...Array.from({ length: 120 }, (_, at) => ({ id: at + 1, name: `Rad ${at + 1}` })))
  render(
    <PlatformProvider>
      <QueryProvider>
        <MemoryRouter initialEntries={[address]}>
          <List />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )
  await screen.findByText('Rad 1')
}

const patience = { timeout: 20_000 }
jest.setTimeout(30_000)

const made = () => screen.queryByText('Rad 113')

test('the list goes to the page of what was made, whose row is marked and takes the focus once', async () => {
  await open('/?pageSize=10')
  fireEvent.click(screen.getByText('made'))
  await waitFor(() => expect(made()).toHaveFocus(), patience)
  expect(screen.getByText(/^111–120 av 120/)).toBeVisible()
  expect(made()?.closest('tr')).toHaveAttribute('data-new')
  expect(screen.getByText('Rad 114').closest('tr')).not.toHaveAttribute('data-new')
  screen.getByText('first').focus()
  fireEvent.click(screen.getByText('first'))
  await screen.findByText('Rad 1')
  expect(screen.getByText('first')).toHaveFocus()
})

test('a dialog that was opened meanwhile keeps the focus', async () => {
  await open('/?pageSize=10')
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  const inside = dialog.appendChild(document.createElement('button'))
  inside.focus()
  fireEvent.click(screen.getByText('made'))
  await waitFor(() => expect(made()?.closest('tr')).toHaveAttribute('data-new'), patience)
  expect(inside).toHaveFocus()
  dialog.remove()
})

test('a filter that hides it is taken away', async () => {
  await open('/?active=inactive')
  expect(screen.queryByText('Rad 2')).toBeNull()
  fireEvent.click(screen.getByText('made'))
  await waitFor(() => expect(made()).toHaveFocus(), patience)
})

test('what no page has is said to lie elsewhere, and the list stays where it is', async () => {
  await open('/')
  stored.splice(112, 1)
  fireEvent.click(screen.getByText('made'))
  const told = () => platformStore.get(notificationsAtom).flatMap(({ lines }) => lines)
  await waitFor(() => expect(told().join(' ')).toBe(texts.newElsewhere))
  expect(screen.getByText('Rad 1')).toBeVisible()
})
