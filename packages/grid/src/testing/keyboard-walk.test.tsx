import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { columns, ExampleSheet, exampleRow, threeRows } from '../testing/example-sheet'

/** "row/week", or "row/sum", or "row/label" of the element that has the focus. */
const place = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[role=gridcell], [role=rowheader]')
  const row = cell?.closest<HTMLElement>('[data-row-id]')
  return cell && row ? `${row.dataset.rowId}/${cell.dataset.week ?? cell.dataset.summary ?? 'label'}` : 'outside'
}

const setup = (grid = <ExampleSheet />) => {
  render(
    <>
      <button type="button">before</button>
      {grid}
      <button type="button">after</button>
    </>,
  )
  return userEvent.setup()
}

const tabStops = () => screen.getByRole('grid').querySelectorAll('[tabindex="0"]')

describe('one tab stop', () => {
  test('Tab enters at the first cell that can be edited', async () => {
    const user = setup()
    expect(tabStops()).toHaveLength(1)
    await user.tab()
    await user.tab()
    expect(place()).toBe('a/12')
    expect(document.activeElement).toHaveAttribute('tabindex', '0')
  })

  test('Tab enters a grid without inputs at the current week', async () => {
    const user = setup(<ExampleSheet readOnlyReason="Locked" />)
    await user.tab()
    await user.tab()
    expect(place()).toBe('a/12')
  })

  test('the stop goes with the focus, and only one cell is selected', async () => {
    const user = setup()
    await user.click(screen.getByRole('textbox', { name: 'Row b, v. 14' }))
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    expect(place()).toBe('total/13')
    expect(tabStops()).toHaveLength(1)
    expect(tabStops()[0]).toBe(document.activeElement)
    expect(screen.getByRole('grid').querySelectorAll('[aria-selected=true]')).toHaveLength(1)
  })

  test('the stop is found again when the weeks shown change', async () => {
    const rows = [exampleRow('a')]
    const { rerender } = render(<ExampleSheet start={rows} rows={rows} />)
    act(() => screen.getByRole('textbox', { name: 'Row a, v. 14' }).focus())
    const later = rows.map(row => ({ ...row, cells: row.cells.slice(3) }))
    rerender(<ExampleSheet rows={later} columns={columns.slice(3)} />)
    expect(place()).toBe('a/14')
    rerender(<ExampleSheet rows={later} columns={columns.slice(3)} readOnlyReason="Locked" />)
    expect(tabStops()).toHaveLength(1)
    expect(place()).toBe('a/14')
  })
})

describe('arrows', () => {
  test('walk over read-only cells, to the sum and to the row header, and stop at the edges', async () => {
    const user = setup()
    await user.click(screen.getByRole('textbox', { name: 'Row a, v. 15' }))
    await user.keyboard('{ArrowDown}')
    expect(place()).toBe('total/15')
    await user.keyboard('{ArrowRight}')
    expect(place()).toBe('total/sum')
    await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}')
    expect(place()).toBe('a/sum')
    await user.keyboard('{Home}{ArrowLeft}{ArrowLeft}')
    expect(place()).toBe('a/label')
  })

  test('Home, End and their Ctrl forms', async () => {
    const user = setup()
    await user.click(screen.getByRole('textbox', { name: 'Row b, v. 13' }))
    await user.keyboard('{Home}')
    expect(place()).toBe('b/10')
    await user.keyboard('{End}')
    expect(place()).toBe('b/15')
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(place()).toBe('a/10')
    await user.keyboard('{Control>}{End}{/Control}')
    expect(place()).toBe('b/15')
  })

  test('go to the control of a row header and back', async () => {
    const row = exampleRow('a', {}, { labelAction: <button type="button">%</button> })
    const user = setup(<ExampleSheet start={[row]} />)
    await user.click(screen.getByRole('textbox', { name: 'Row a, v. 12' }))
    await user.keyboard('{Home}{ArrowLeft}')
    expect(screen.getByRole('button', { name: '%' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(place()).toBe('a/10')
  })

  test('the header of the column with the focus is marked, and no longer after leaving', async () => {
    const user = setup()
    await user.click(screen.getByRole('textbox', { name: 'Row a, v. 13' }))
    const header = document.querySelector('[data-head="13"]')
    expect(header).toHaveAttribute('data-active')
    await user.keyboard('{ArrowRight}')
    expect(header).not.toHaveAttribute('data-active')
    await user.click(screen.getByRole('button', { name: 'after' }))
    expect(document.querySelector('[data-active]')).toBeNull()
  })
})

describe('Tab', () => {
  test('goes from one editable cell to the next, over rows that have none, and out at the end', async () => {
    const user = setup()
    await user.click(screen.getByRole('textbox', { name: 'Row a, v. 14' }))
    await user.tab()
    expect(place()).toBe('a/15')
    await user.tab()
    expect(place()).toBe('b/12')
    await user.keyboard('{End}')
    await user.tab()
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
  })

  test('Shift+Tab goes back, and out at the start', async () => {
    const user = setup()
    await user.click(screen.getByRole('textbox', { name: 'Row b, v. 12' }))
    await user.tab({ shift: true })
    expect(place()).toBe('a/15')
    await user.click(screen.getByRole('textbox', { name: 'Row a, v. 12' }))
    await user.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus()
  })

  test('leaves from anywhere after Escape', async () => {
    const user = setup()
    await user.click(screen.getByRole('textbox', { name: 'Row a, v. 12' }))
    await user.keyboard('{Escape}')
    await user.tab()
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus()
  })
})

test('moving about and opening an editor renders nothing', async () => {
  const onRender = jest.fn()
  const user = setup(
    <Profiler id="grid" onRender={onRender}>
      <ExampleSheet start={threeRows} />
    </Profiler>,
  )
  onRender.mockClear()
  await user.click(screen.getByRole('textbox', { name: 'Row a, v. 12' }))
  await user.keyboard('{ArrowDown}{ArrowDown}{End}{Home}{ArrowRight}{ArrowRight}{F2}77{Escape}')
  expect(place()).toBe('b/12')
  expect(onRender).not.toHaveBeenCalled()
})
