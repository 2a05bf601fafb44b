import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { County } from '@veckovis/domain/organisation'
import { closeUnitPicker, platformStore, PlatformProvider, unitPickerSearchesAtom } from '@veckovis/platform'
import { useSearchKey } from './use-search-key'
import { PickerSteps } from './picker-steps'
import './unit-picker'

const counties: County[] = [
  {
    ...{ id: 1, name: 'Stockholms län' },
    municipalities: ['Solna', 'Solberga'].map((name, at) => ({
      ...{ id: 11 + at, name, logoFilename: null },
      departments: [
        { id: 21 + at, name: 'Hemtjänst', units: [{ id: 31 + at, name: `Norr ${name}` }] },
        { id: 23 + at, name: 'Boende', units: [] },
      ],
    })),
  },
]

const show = (searches: boolean) => {
  const chosen: number[] = []
  render(
    <PlatformProvider>
      <PickerSteps
        counties={counties}
        searches={searches}
        onChoose={id => chosen.push(id)}
        onCancel={() => undefined}
      />
    </PlatformProvider>,
  )
  return {
    chosen,
    search: (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } }),
  }
}

const found = () => within(screen.getByRole('list', { name: 'Hittade platser' })).getAllByRole('button')

test('from any step all places are searched, and a unit that is found is chosen at once', () => {
  const { chosen, search } = show(false)
  expect(screen.queryByRole('searchbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Solna' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sök bland alla platser' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  search('norr solb')
  expect(screen.getByText('1 plats hittades.')).toBeVisible()
  expect(found()[0]).toHaveTextContent('Norr Solberga Enhet, Hemtjänst, Solberga, Stockholms län')
  fireEvent.click(found()[0] as HTMLElement)
  expect(chosen).toEqual([32])
})

test('a municipality or a department that is found leads to the step below it, with the focus', () => {
  const { chosen, search } = show(true)
  search('solna')
  expect(found().map(({ textContent }) => textContent)).toEqual([
    'Norr Solna Enhet, Hemtjänst, Solna, Stockholms län',
    'Solna Kommun, Stockholms län',
  ])
  fireEvent.click(found()[1] as HTMLElement)
  const heading = screen.getByRole('heading', { name: 'Avdelning' })
  expect(heading).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Boende' })).toBeVisible()
  expect(chosen).toEqual([])
})

test('what is not found is said', () => {
  const { search } = show(true)
  search('finns inte')
  expect(screen.getByText('Ingen plats hittades för ”finns inte”')).toBeVisible()
})

const Frame = () => {
  useSearchKey()
  return <input aria-label="Text" />
}

describe('Ctrl+K', () => {
  const searches = () => platformStore.get(unitPickerSearchesAtom)
  const press = (target: Element = document.body, init: KeyboardEventInit = { key: 'k', ctrlKey: true }) =>
    fireEvent.keyDown(target, init)
  beforeEach(() => render(<Frame />))
  afterEach(() => closeUnitPicker())

  test('opens the search, and is kept from the browser', () => {
    expect(press()).toBe(false)
    expect(searches()).toBe(true)
  })

  test('is left to a page that has a use of it, even one that came later', () => {
    const own = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener('keydown', own)
    press()
    window.removeEventListener('keydown', own)
    expect(own).toHaveBeenCalledTimes(1)
    expect(searches()).toBe(false)
  })

  test.each([
    ['with other keys', () => press(document.body, { key: 'k', ctrlKey: true, shiftKey: true })],
    ['while text is written', () => press(screen.getByRole('textbox'))],
  ])('is no search %s', (_, act) => {
    expect(act()).toBe(true)
    expect(searches()).toBe(false)
  })
})
