import '@testing-library/jest-dom'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ExampleSheet, exampleRow } from './example-sheet'

const rows = [exampleRow('a', { text: '7,5' }), exampleRow('total', { editable: false, text: '82 %' }, { sum: '9' })]

const flag = () => document.querySelector('[data-part=figure]')

test('a dense sheet keeps the name and the figure of each cell, and has no sums', () => {
  render(<ExampleSheet start={rows} density="dense" />)
  expect(screen.getByRole('textbox', { name: 'Row a, v. 13' })).toHaveTextContent('7,5')
  const total = screen.getByRole('row', { name: /Row total/ })
  expect(
    within(total)
      .getAllByRole('gridcell')
      .map(cell => cell.textContent),
  ).toEqual(Array(6).fill('82 %'))
  expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '7')
  expect(screen.queryByRole('columnheader', { name: 'Sum' })).toBeNull()
})

test('the figure stands beside the cell that the keys or the pointer are on, but not where something is typed', async () => {
  const user = userEvent.setup()
  render(<ExampleSheet start={rows} density="dense" />)
  expect(flag()).not.toBeVisible()
  await user.tab()
  await waitFor(() => expect(flag()).toHaveTextContent('v. 12: 7,5'))
  await user.keyboard('{ArrowRight}{ArrowDown}')
  await waitFor(() => expect(flag()).toHaveTextContent('v. 13: 82 %'))
  await user.keyboard('{ArrowUp}4')
  await waitFor(() => expect(flag()).not.toBeVisible())
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowUp}')
  await waitFor(() => expect(flag()).toHaveTextContent('v. 13: 4'))
  await user.hover(within(screen.getByRole('row', { name: /Row total/ })).getAllByRole('gridcell')[0] ?? document.body)
  await waitFor(() => expect(flag()).toHaveTextContent('v. 10: 82 %'))
})

test('a comfortable sheet has no such figure', async () => {
  const user = userEvent.setup()
  render(<ExampleSheet start={rows} />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('textbox', { name: 'Row a, v. 13' })).toHaveFocus()
  await new Promise(resolve => requestAnimationFrame(resolve))
  expect(flag()).not.toBeVisible()
})
