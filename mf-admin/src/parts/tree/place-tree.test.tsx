import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { placeNodes, type PlaceNode } from './place-nodes'
import { PlaceTree } from './place-tree'

beforeAll(() => addMessages('mf-admin', 'sv', sv))

const nodes = placeNodes({
  counties: [
    { id: 1, name: 'Stockholms län' },
    { id: 2, name: 'Örebro län' },
  ],
  municipalities: [{ id: 1, countyId: 1, name: 'Solna', type: 'MUNICIPALITY' }],
  departments: [{ id: 1, municipalityId: 1, name: 'Äldreomsorg', active: false }],
  units: [{ id: 1, departmentId: 1, name: 'Bergshamra', active: true }],
})

const show = (chosenKey: string | null = null) => {
  const chosen: PlaceNode[] = []
  render(
    <PlatformProvider>
      <PlaceTree nodes={nodes} chosenKey={chosenKey} onChoose={node => chosen.push(node)} />
    </PlatformProvider>,
  )
  return chosen
}
const items = () => within(screen.getByRole('tree', { name: 'Organisationen' })).getAllByRole('treeitem')
const names = () => items().map(item => item.textContent)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('the keys open, lead about and choose, and one line alone is a stop of Tab', () => {
  const chosen = show()
  expect(names()).toEqual(['Stockholms län', 'Örebro län'])
  expect(items().map(item => item.tabIndex)).toEqual([0, -1])
  items()[0]?.focus()
  press('ArrowRight')
  press('ArrowRight')
  expect(items()[1]).toHaveFocus()
  expect(items()[1]).toHaveAttribute('aria-level', '2')
  press('ArrowRight')
  expect(names()).toEqual(['Stockholms län', 'Solna', 'Äldreomsorg (inaktiv)', 'Örebro län'])
  press('End')
  expect(items().at(-1)).toHaveFocus()
  press('s')
  expect(items()[0]).toHaveFocus()
  press('Enter')
  expect(chosen.map(({ key }) => key)).toEqual(['county 1'])
})

test('the handle opens without choosing; the name chooses', () => {
  const chosen = show()
  const handle = items()[0]?.querySelector('[aria-hidden]')
  if (handle) fireEvent.click(handle)
  expect(names()).toContain('Solna')
  expect(chosen).toEqual([])
  fireEvent.click(screen.getByText('Solna'))
  expect(chosen.map(({ name }) => name)).toEqual(['Solna'])
})

test('what is chosen stands open and is marked; a search finds below closed places', () => {
  show('department 1')
  expect(screen.getByRole('treeitem', { selected: true })).toHaveTextContent('Äldreomsorg')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Sök i organisationen' }), { target: { value: 'berg' } })
  expect(names()).toEqual(['Stockholms län', 'Solna', 'Äldreomsorg (inaktiv)', 'Bergshamra (inaktiv)'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'finns inte' } })
  expect(screen.getByText('Inget i organisationen heter så.')).toBeVisible()
})
