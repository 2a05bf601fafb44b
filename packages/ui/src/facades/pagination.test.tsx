import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { Pagination } from './pagination'

const words = { label: 'Sidor', rowsPerPage: 'Rader per sida', previous: 'Föregående sida', next: 'Nästa sida', shown: '1–10 av 12' }
const nothing = () => undefined
const at = (page: number, pages: number) => (
  <Pagination words={words} page={page} pages={pages} pageSize={10} pageSizes={[10, 20]} onPage={nothing} onPageSize={nothing} />
)

test('the ways are open as far as there are pages, also when more rows come in', () => {
  const { rerender } = render(at(1, 1))
  expect(screen.getByRole('button', { name: 'Nästa sida' })).toBeDisabled()
  rerender(at(1, 2))
  expect(screen.getByRole('button', { name: 'Nästa sida' })).toBeEnabled()
})
