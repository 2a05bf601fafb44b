import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { PlatformProvider } from '@veckovis/platform'
import { MemoryRouter } from '@veckovis/platform/router'
import { choiceFilter, idFilter, type ListShape } from '../address/list-shape'
import { useListAddress } from '../address/use-list-address'
import { FilterField, ListToolbar } from './list-toolbar'

const shape: ListShape<'name', { readonly active: 'all' | 'active'; readonly unitId: number | null }> = {
  sorts: ['name'],
  usualSort: { key: 'name', direction: 'ascending' },
  filters: { active: choiceFilter(['all', 'active'], 'all'), unitId: idFilter },
  isSearchAddressed: true,
}

const Toolbar = () => {
  const { filtersSet, change } = useListAddress(shape)
  const fields = (
    <FilterField>
      <button onClick={() => change({ filters: { unitId: 7 } })}>Enhet 7</button>
    </FilterField>
  )
  return <ListToolbar filters={{ fields, set: filtersSet }} />
}

const show = (address: string) =>
  render(
    <PlatformProvider>
      <MemoryRouter initialEntries={[address]}>
        <Toolbar />
      </MemoryRouter>
    </PlatformProvider>,
  )

test('the folded filters say how many are set; search and order are none of them', () => {
  show('/list?active=active&search=berg&direction=descending')
  expect(screen.getByRole('button', { name: 'Filter (1 valt)' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Enhet 7' }))
  expect(screen.getByRole('button', { name: 'Filter (2 valda)' })).toBeInTheDocument()
})

test('a press unfolds them, another folds them', () => {
  show('/list')
  const fold = screen.getByRole('button', { name: 'Filter' })
  const filters = document.getElementById(fold.getAttribute('aria-controls') ?? '')
  const states = [0, 1, 2].map(() => {
    const state = [fold.getAttribute('aria-expanded'), filters?.dataset.open]
    fireEvent.click(fold)
    return state
  })
  expect(states).toEqual([
    ['false', 'false'],
    ['true', 'true'],
    ['false', 'false'],
  ])
})
