import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Pagination } from './pagination'
import { RecordTable, type RecordSort } from './record-table'

type Person = { readonly id: number; readonly name: string; readonly hours: string }
const people: readonly Person[] = [
  { id: 1, name: 'Åsa', hours: '37,00' },
  { id: 2, name: 'Örjan', hours: '40,00' },
]

const show = (sort: RecordSort<'name' | 'hours'>) => {
  const asked: RecordSort<'name' | 'hours'>[] = []
  render(
    <RecordTable
      label="Personal"
      columns={[
        { key: 'name', title: 'Namn', cell: (row: Person) => row.name, sortKey: 'name', isRowHeader: true },
        { key: 'hours', title: 'Timmar', cell: (row: Person) => row.hours, sortKey: 'hours', align: 'end' },
        { key: 'id', title: 'Nummer', cell: (row: Person) => row.id },
      ]}
      rows={people}
      rowKey={row => row.id}
      sort={sort}
      onSort={wanted => asked.push(wanted)}
    />,
  )
  return asked
}

test('a table of records has a name, a row per record and a row header', () => {
  show({ key: 'name', direction: 'ascending' })
  const table = screen.getByRole('table', { name: 'Personal' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(within(table).getByRole('rowheader', { name: 'Örjan' })).toBeVisible()
})

test('rows that are cards in a narrow window are a table all the same, and each value knows the word of its column', () => {
  const columns = [
    { key: 'name', title: 'Namn', cell: (row: Person) => row.name, isRowHeader: true },
    { key: 'hours', title: 'Timmar', cell: (row: Person) => row.hours },
    { key: 'menu', title: <i>Mer</i>, cell: () => <button>Mer</button> },
  ]
  const order = { sort: { key: 'name', direction: 'ascending' }, onSort: () => undefined } as const
  render(<RecordTable label="Personal" isCards columns={columns} rows={people} rowKey={row => row.id} {...order} />)
  const [, first] = within(screen.getByRole('table', { name: 'Personal' })).getAllByRole('row')
  if (first === undefined) throw new Error('No row')
  expect(within(first).getByRole('rowheader')).toHaveTextContent('Åsa')
  expect(
    within(first)
      .getAllByRole('cell')
      .map(({ dataset }) => dataset.word),
  ).toEqual(['Timmar', undefined])
})

test('the head of the sorted column says its direction and asks for the other one', () => {
  const asked = show({ key: 'name', direction: 'ascending' })
  expect(screen.getByRole('columnheader', { name: 'Namn' })).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('columnheader', { name: 'Timmar' })).not.toHaveAttribute('aria-sort')
  fireEvent.click(screen.getByRole('button', { name: 'Namn' }))
  fireEvent.click(screen.getByRole('button', { name: 'Timmar' }))
  expect(asked).toEqual([
    { key: 'name', direction: 'descending' },
    { key: 'hours', direction: 'ascending' },
  ])
  expect(screen.queryByRole('button', { name: 'Nummer' })).toBeNull()
})

test('pages are turned within their bounds, and the rows per page are chosen', () => {
  const asked: unknown[] = []
  render(
    <Pagination
      words={{
        label: 'Sidor',
        rowsPerPage: 'Rader per sida',
        previous: 'Föregående',
        next: 'Nästa',
        shown: '1–10 av 12',
      }}
      page={1}
      pages={2}
      pageSize={10}
      pageSizes={[10, 20]}
      onPage={page => asked.push(page)}
      onPageSize={size => asked.push({ size })}
    />,
  )
  expect(screen.getByRole('button', { name: 'Föregående' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: 'Nästa' }))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Rader per sida' }))
  fireEvent.click(screen.getByTitle('20 / sida'))
  expect(asked).toEqual([2, { size: 20 }])
})

test('rows are chosen one by one, or all in sight at once', () => {
  const asked: unknown[] = []
  render(
    <RecordTable
      label="Personal"
      columns={[{ key: 'name', title: 'Namn', cell: (row: Person) => row.name, isRowHeader: true }]}
      rows={people}
      rowKey={row => row.id}
      sort={{ key: 'name', direction: 'ascending' }}
      onSort={() => undefined}
      selection={{
        isSelected: row => row.id === 1,
        label: row => `Välj ${row.name}`,
        onSelect: (row, selected) => asked.push([row.name, selected]),
        allLabel: 'Välj alla',
        onSelectAll: selected => asked.push(['alla', selected]),
      }}
    />,
  )
  expect(screen.getByRole('checkbox', { name: 'Välj Åsa' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Välj alla' })).toBePartiallyChecked()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Välj Örjan' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Välj Åsa' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Välj alla' }))
  expect(asked).toEqual([
    ['Örjan', true],
    ['Åsa', false],
    ['alla', true],
  ])
})

test('rows at the foot stand under their columns, named in the column of the names; a head may have a button of its own', () => {
  render(
    <RecordTable
      label="Personal"
      columns={[
        { key: 'hours', title: 'Timmar', cell: (row: Person) => row.hours, sortKey: 'hours', align: 'end' },
        {
          ...{ key: 'name', title: 'Namn', cell: (row: Person) => row.name, isRowHeader: true, isAnchored: true },
          headAction: <button type="button">Vad är Namn?</button>,
        },
      ]}
      rows={people}
      rowKey={row => row.id}
      sort={{ key: 'hours', direction: 'ascending' }}
      onSort={() => undefined}
      foot={[
        { key: 'sum', cells: { name: 'Summa', hours: '77,00' } },
        { key: 'mean', cells: { name: 'Medel' } },
      ]}
    />,
  )
  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
    'TimmarNamnVad är Namn?',
    '37,00Åsa',
    '40,00Örjan',
    '77,00Summa',
    'Medel',
  ])
  expect(screen.getByRole('rowheader', { name: 'Summa' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vad är Namn?' })).toBeVisible()
})

test('a row that is not offered has no checkbox, and all means those that are', () => {
  render(
    <RecordTable
      label="Personal"
      columns={[{ key: 'name', title: 'Namn', cell: (row: Person) => row.name, isRowHeader: true }]}
      rows={people}
      rowKey={row => row.id}
      sort={{ key: 'name', direction: 'ascending' }}
      onSort={() => undefined}
      selection={{
        isSelected: row => row.id === 1,
        isOffered: row => row.id === 1,
        label: row => `Välj ${row.name}`,
        onSelect: () => undefined,
        allLabel: 'Välj alla',
        onSelectAll: () => undefined,
      }}
    />,
  )
  expect(screen.queryByRole('checkbox', { name: 'Välj Örjan' })).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Välj alla' })).toBeChecked()
})
