import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from '@veckovis/platform/router'
import { HelpPage } from './help-page'

const show = () => {
  render(
    <MemoryRouter>
      <HelpPage />
    </MemoryRouter>,
  )
  const field = screen.getByRole('searchbox', { name: 'Sök i hjälpen' })
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  return { field, headings, search: (value: string) => fireEvent.change(field, { target: { value } }) }
}

test('the help is searched: sections, their contents, what was found, and Enter leads to the first one', () => {
  const { field, headings, search } = show()
  expect(headings()).toEqual(['Börja här', 'Konto och inställningar'])
  search('lösenord länk')
  expect(headings()).toEqual(['Konto och inställningar'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Konto och inställningar',
    'Har du glömt lösenordet? Be om en länk på inloggningssidan.',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('Avsnitt som hittades: 1')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByRole('region', { name: 'Konto och inställningar' })).toHaveFocus()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(headings()).toHaveLength(2)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a search that finds nothing says so, and the way back keeps the focus in the field', () => {
  const { field, headings, search } = show()
  search('qqq')
  expect(headings()).toEqual(['Inget i hjälpen stämmer med sökningen'])
  expect(screen.getByRole('status')).toHaveTextContent('Avsnitt som hittades: 0')
  fireEvent.click(screen.getByRole('button', { name: 'Rensa sökningen' }))
  expect(field).toHaveFocus()
  expect(headings()).toHaveLength(2)
})
