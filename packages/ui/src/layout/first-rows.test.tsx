import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { FirstRows } from '../index'

const list = (rows: readonly string[], isWhole = false) => (
  <FirstRows rows={rows} atFirst={2} atOnce={1} isWhole={isWhole} showAll="Visa alla 3" showFewer="Visa färre">
    {shown => <p>{shown.join(' ')}</p>}
  </FirstRows>
)

test('the first rows are shown, the others one press away, and all of them without a button on paper', async () => {
  const { rerender } = render(list(['a', 'b', 'c']))
  expect(screen.getByText('a')).toBeVisible()
  expect(await screen.findByText('a b')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Visa alla 3', expanded: false }))
  expect(screen.getByText('a b c')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Visa färre', expanded: true }))
  expect(screen.getByText('a b')).toBeVisible()
  rerender(list(['a', 'b', 'c'], true))
  expect(screen.getByText('a b c')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(list(['a', 'b']))
  expect(screen.getByText('a b')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
