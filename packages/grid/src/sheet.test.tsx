import '@testing-library/jest-dom'
import { act, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { columns, ExampleSheet, exampleRow, labels, oneGroup, threeRows } from './testing/example-sheet'
import { Sheet } from './sheet'
import type { SheetHandle } from './view/sheet-props'

const rowOf = (id: string) => {
  const row = document.querySelector<HTMLElement>(`[data-row-id="${id}"]`)
  if (!row) throw new Error(`No row ${id}`)
  return row
}

const cellOf = (id: string, week: number) => {
  const cell = rowOf(id).querySelector<HTMLElement>(`[data-week="${week}"]`)
  if (!cell) throw new Error(`No week ${week} in ${id}`)
  return cell
}

describe('roles and names', () => {
  test('the grid is named by its caption and counts its rows and columns', () => {
    render(<ExampleSheet />)
    const grid = screen.getByRole('grid', { name: 'Hours' })
    expect(grid).toHaveAttribute('aria-rowcount', '4')
    expect(grid).toHaveAttribute('aria-colcount', '8')
    expect(screen.getByRole('heading', { name: 'Hours', level: 3 })).toBeVisible()
    expect(within(grid).getAllByRole('row')).toHaveLength(4)
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(header => header.textContent),
    ).toEqual(['Row', 'v. 10', 'v. 11', 'v. 12', 'v. 13', 'v. 14', 'v. 15', 'Sum'])
  })

  test('each input is named by its row and week', () => {
    render(<ExampleSheet />)
    expect(screen.getByRole('textbox', { name: 'Row a, v. 12' })).toHaveAttribute('inputmode', 'decimal')
    expect(screen.getAllByRole('textbox')).toHaveLength(8)
  })

  test('rows have headers and cells say where they stand and whether they can be edited', () => {
    render(<ExampleSheet />)
    expect(within(rowOf('a')).getByRole('rowheader')).toHaveTextContent('Row a')
    expect(cellOf('a', 12)).toHaveAttribute('aria-colindex', '4')
    expect(rowOf('a')).toHaveAttribute('aria-rowindex', '2')
    expect(cellOf('a', 12)).toHaveAttribute('aria-readonly', 'false')
    expect(cellOf('total', 12)).toHaveAttribute('aria-readonly', 'true')
  })

  test('old weeks have no input, even if the caller calls them editable', () => {
    render(<ExampleSheet start={[exampleRow('a', { editable: true })]} />)
    expect(within(cellOf('a', 11)).queryByRole('textbox')).toBeNull()
    expect(within(cellOf('a', 12)).getByRole('textbox')).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'v. 11' })).toHaveAccessibleDescription('Old week')
    expect(screen.getByRole('columnheader', { name: 'v. 12' })).toHaveAttribute('aria-current', 'date')
  })

  test('a read-only grid says why and has no input', () => {
    render(<ExampleSheet readOnlyReason="Locked by the office" />)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('grid')).toHaveAccessibleDescription('Locked by the office')
    expect(screen.getByText('Locked by the office')).toBeVisible()
  })

  test('a control in a row header does not change the name of the header', () => {
    render(<ExampleSheet start={[exampleRow('a', {}, { labelAction: <button type="button">%</button> })]} />)
    expect(screen.getByRole('rowheader', { name: 'Row a' })).toContainElement(screen.getByRole('button', { name: '%' }))
  })
})

describe('marks', () => {
  test('a changed cell and its row are marked and described', () => {
    const dirty = exampleRow('a', { dirty: true, description: 'Two parts' }, { status: 'dirty' })
    render(<ExampleSheet start={[dirty, exampleRow('b', {}, { status: 'reset' })]} />)
    expect(cellOf('a', 12)).toHaveAttribute('data-dirty')
    expect(cellOf('b', 12)).not.toHaveAttribute('data-dirty')
    expect(rowOf('a')).toHaveAttribute('data-status', 'dirty')
    expect(rowOf('b')).toHaveAttribute('data-status', 'reset')
    expect(screen.getByRole('textbox', { name: 'Row a, v. 12' })).toHaveAccessibleDescription('Changed. Two parts')
    expect(screen.getByRole('rowheader', { name: 'Row a' })).toHaveAccessibleDescription('Changed')
  })

  test('a value that the model calls invalid is marked and described', () => {
    render(<ExampleSheet start={[exampleRow('a', { invalid: 'Too many' })]} />)
    const input = screen.getByRole('textbox', { name: 'Row a, v. 12' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Invalid: Too many')
    expect(cellOf('a', 11)).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('summary columns', () => {
  test('stand when a row has a value for them', () => {
    render(<ExampleSheet start={[exampleRow('a', {}, { sum: '10', average: '2' }), exampleRow('b')]} />)
    expect(screen.getByRole('columnheader', { name: 'Average' })).toHaveAttribute('aria-colindex', '9')
    expect(rowOf('a').lastElementChild).toHaveTextContent('2')
    expect(rowOf('b').lastElementChild).toHaveTextContent('')
  })

  test('can be kept, so that tables line up', () => {
    render(<ExampleSheet start={[exampleRow('a')]} summaries={['sum']} />)
    expect(screen.getByRole('columnheader', { name: 'Sum' })).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Average' })).toBeNull()
  })
})

test('a row with a cell too few is an error, not an empty cell', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const short = { ...exampleRow('a'), cells: [] }
  expect(() => render(<ExampleSheet start={[short]} />)).toThrow('Row a has no cell for week 10')
  silent.mockRestore()
})

test('of many rows only some stand in the document, and a cell that is asked for comes there', () => {
  const many = Array.from({ length: 100 }, (_, index) => exampleRow(String(index)))
  const handle = createRef<SheetHandle>()
  const { rerender } = render(<ExampleSheet start={many} ref={handle} />)
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '101')
  expect(document.querySelectorAll('[data-row-id]')).toHaveLength(24)
  act(() => void handle.current?.focusCell('90', 13))
  expect(screen.getByRole('textbox', { name: 'Row 90, v. 13' })).toHaveFocus()
  expect(rowOf('90')).toHaveAttribute('aria-rowindex', '92')
  rerender(<ExampleSheet start={many} ref={handle} rowWindow={false} />)
  expect(document.querySelectorAll('[data-row-id]')).toHaveLength(100)
})

test('only the row that has changed renders again', () => {
  const rendered: string[] = []
  const Probe = ({ id }: { id: string }) => {
    rendered.push(id)
    return null
  }
  const probed = ['a', 'b'].map(id => exampleRow(id, {}, { labelAction: <Probe id={id} /> }))
  const grid = (rows: typeof probed) => (
    <Sheet
      columns={columns}
      groups={oneGroup(rows)}
      labels={{ ...labels }}
      clipboardText={text => text}
      onEdits={() => []}
    />
  )
  const { rerender } = render(grid(probed))
  expect(rendered).toEqual(['a', 'b'])
  rerender(grid([...probed]))
  expect(rendered).toEqual(['a', 'b'])
  const [first, second] = probed
  if (!first || !second) throw new Error('Two rows were made')
  rerender(grid([first, { ...second, labelAction: <Probe id="b again" /> }]))
  expect(rendered).toEqual(['a', 'b', 'b again'])
})

test('three rows in one grid keep their order', () => {
  render(<ExampleSheet start={threeRows} />)
  expect([...document.querySelectorAll<HTMLElement>('[data-row-id]')].map(row => row.dataset.rowId)).toEqual([
    'a',
    'total',
    'b',
  ])
})
