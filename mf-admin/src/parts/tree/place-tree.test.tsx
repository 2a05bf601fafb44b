import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
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
const tree = () => screen.getByRole('tree')
/** antd keeps the focus on the tree, which says the line that it is about. */
const activeName = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('the keys open, lead about and choose, and the tree alone is a stop of Tab', () => {
  const chosen = show()
  expect(names()).toEqual(['Stockholms län', 'Örebro län'])
  expect(tree().tabIndex).toBe(0)
  expect(items().map(item => item.tabIndex)).toEqual([-1, -1])
  act(() => tree().focus())
  expect(activeName()).toBe('Stockholms län')
  press('ArrowRight')
  press('ArrowRight')
  expect(activeName()).toBe('Solna')
  press('ArrowRight')
  expect(names()).toEqual(['Stockholms län', 'Solna', 'Äldreomsorg (inaktiv)', 'Örebro län'])
  const places = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
  expect(items().map(item => places.map(place => item.getAttribute(place)))).toEqual([
    ['1', '1', '2', 'true'],
    ['2', '1', '1', 'true'],
    ['3', '1', '1', 'false'],
    ['1', '2', '2', null],
  ])
  press('End')
  expect(activeName()).toBe('Örebro län')
  press('s')
  expect(activeName()).toBe('Stockholms län')
  press('o')
  expect(activeName()).toBe('Solna')
  press('Home')
  press('Enter')
  expect(names()).toHaveLength(4)
  press('ArrowLeft')
  expect(names()).toEqual(['Stockholms län', 'Örebro län'])
  press('*')
  expect(names()).toHaveLength(4)
  press(' ')
  expect(chosen.map(({ key }) => key)).toEqual(['county 1', 'county 1'])
})

test('letters lead to the next name that begins with them, and the keys go on after the pointer has moved', () => {
  show('department 1')
  act(() => tree().focus())
  expect(activeName()).toBe('Äldreomsorg (inaktiv)')
  press('s')
  expect(activeName()).toBe('Stockholms län')
  press('s')
  expect(activeName()).toBe('Solna')
  fireEvent.mouseMove(screen.getByText('Örebro län'))
  expect(activeName()).toBeUndefined()
  press('ArrowDown')
  expect(activeName()).toBe('Äldreomsorg (inaktiv)')
})

test('the handle opens without choosing; the name chooses', () => {
  const chosen = show()
  const handle = items()[0]?.querySelector('svg')
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
  expect(screen.getByText('Inga träffar i organisationen.')).toBeVisible()
})
