import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PlatformProvider } from '@veckovis/platform'
import { SearchBox, SearchField } from './search-box'

const show = (value = '') => {
  const searches: string[] = []
  const box = (text: string) => (
    <PlatformProvider>
      <SearchBox label="Search" value={text} onSearch={found => searches.push(found)} />
    </PlatformProvider>
  )
  const { rerender } = render(box(value))
  return {
    searches,
    field: screen.getByRole('searchbox', { name: 'Search' }),
    change: (text: string) => rerender(box(text)),
  }
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

test('it searches once when the typing pauses, without the spaces around', async () => {
  const { searches, field } = show()
  type(field, ' b')
  type(field, ' berg ')
  await waitFor(() => expect(searches).toEqual(['berg']))
})

test('Enter searches at once', () => {
  const { searches, field } = show()
  type(field, 'berg')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(searches).toEqual(['berg'])
})

test('inside a form Enter searches and does not send the form', () => {
  const onSearch = jest.fn()
  render(
    <PlatformProvider>
      <form>
        <SearchField label="Person" hint="Name" value="" onSearch={onSearch} />
      </form>
    </PlatformProvider>,
  )
  const field = screen.getByRole('searchbox', { name: 'Person' })
  type(field, 'berg')
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(onSearch.mock.calls).toEqual([['berg']])
})

test('hidden characters are told and not searched for', () => {
  const { searches, field } = show()
  type(field, 'a\u202Eb')
  expect(screen.getByText(/^Texten har dolda tecken/)).toBeVisible()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(searches).toEqual([])
})

test('a search that was changed elsewhere stands in the field', () => {
  const { field, change } = show('berg')
  type(field, 'bergs')
  change('')
  expect(field).toHaveValue('')
})
