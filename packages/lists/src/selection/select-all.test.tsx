import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { notificationsAtom, PlatformProvider, platformStore } from '@veckovis/platform'
import { queryClient, QueryProvider } from '@veckovis/platform/queries'
import { RecordTable } from '@veckovis/ui/record-table'
import { SelectAll } from './select-all'
import { SelectionBar } from '../view/selection-bar'
import { useSelection } from './use-selection'

type Row = { readonly id: number; readonly name: string }
type Page = { readonly page: number; readonly pageSize: number }

const rowsOf = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ id: from + place, name: `Rad ${from + place}` }))

type ShownProps = { readonly total: number; readonly label?: string }

const List = ({ total, label }: ShownProps) => {
  const inSight = rowsOf(1, 10)
  const selection = useSelection({
    scope: '',
    inSight,
    isOffered: ({ id }: Row) => label === undefined || id % 2 === 0,
  })
  const read = ({ page, pageSize }: Page) => {
    const items = rowsOf(1, total).slice((page - 1) * pageSize, page * pageSize)
    return Promise.resolve({ items, total })
  }
  return (
    <>
      <SelectionBar count={selection.rows.length} onClear={selection.clear}>
        <SelectAll selection={selection} total={total} read={read} {...(label === undefined ? {} : { label })} />
      </SelectionBar>
      <RecordTable
        label="Rader"
        columns={[{ key: 'name', title: 'Namn', cell: ({ name }: Row) => name }]}
        rows={inSight}
        rowKey={({ id }) => id}
        sort={{ key: 'name', direction: 'ascending' }}
        onSort={() => undefined}
        selection={selection.named(({ name }) => name)}
      />
    </>
  )
}

const show = (props: ShownProps) => {
  queryClient.clear()
  render(
    <PlatformProvider>
      <QueryProvider>
        <List {...props} />
      </QueryProvider>
    </PlatformProvider>,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'Välj alla på sidan' }))
}

const all = (name: string) => screen.queryByRole('button', { name })

test('once a page is selected so are the other pages, and where one is left out again they are offered again', async () => {
  show({ total: 120 })
  fireEvent.click(screen.getByRole('button', { name: 'Välj alla 120' }))
  expect(await screen.findByText('120 valda')).toBeVisible()
  expect(all('Välj alla 120')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Välj Rad 3' }))
  expect(screen.getByText('119 valda')).toBeVisible()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Välj Rad 3' }))
  expect(screen.getByText('120 valda')).toBeVisible()
})

test('of rows that can be selected only in part all those are, once', async () => {
  show({ total: 120, label: 'Välj alla jämna' })
  expect(screen.getByText('5 valda')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Välj alla jämna' }))
  expect(await screen.findByText('60 valda')).toBeVisible()
  expect(all('Välj alla jämna')).toBeNull()
})

test('more than can be changed at once are not selected, and it is said', async () => {
  show({ total: 201 })
  expect(screen.getByText('Högst 200 av 201 kan ändras på en gång')).toBeVisible()
  expect(all('Välj alla 201')).toBeNull()
})

test('of what is known only once it is read that is said then', async () => {
  show({ total: 201, label: 'Välj alla jämna' })
  fireEvent.click(screen.getByRole('button', { name: 'Välj alla jämna' }))
  const said = () => platformStore.get(notificationsAtom).flatMap(({ lines }) => lines)
  await waitFor(() => expect(said()).toContain('Högst 200 av 201 kan ändras på en gång'))
  expect(screen.getByText('5 valda')).toBeVisible()
})
