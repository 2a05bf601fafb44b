import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { ItemTable } from './item-table'

beforeAll(() => addMessages('mf-area-name', 'sv', sv))

const items = [
  { id: 1, unitId: 13, version: 1, name: 'Åsa', hours: 7.25 },
  { id: 2, unitId: 13, version: 1, name: 'Örjan', hours: 0.5 },
]

const show = (list: { write: boolean; items: typeof items }) => {
  const pressed: string[] = []
  render(
    <PlatformProvider>
      <ItemTable
        list={list}
        onAdd={() => pressed.push('add')}
        onEdit={id => pressed.push(`edit ${id}`)}
        onRemove={({ id }) => pressed.push(`remove ${id}`)}
      />
    </PlatformProvider>,
  )
  return pressed
}

test('each item stands with its hours, and all hours together', () => {
  const pressed = show({ write: true, items })
  expect(screen.getByRole('heading', { name: 'Timmar tillsammans: 7,75' })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Åsa 7,25/ })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Ändra Örjan' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort Åsa' }))
  expect(pressed).toEqual(['edit 2', 'remove 1'])
})

test('who may only read gets no buttons', () => {
  show({ write: false, items })
  expect(screen.getByRole('row', { name: 'Åsa 7,25' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without items that is said, with a way to add one for anyone who may', () => {
  const pressed = show({ write: true, items: [] })
  expect(screen.getByRole('heading', { name: 'Det finns inget att visa ännu' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Lägg till' }))
  expect(pressed).toEqual(['add'])
})
