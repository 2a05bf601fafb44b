import '@testing-library/jest-dom'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addMessages, notificationsAtom, PlatformProvider, platformStore } from '@veckovis/platform'
import { useState } from 'react'
import sv from '../../../locales/sv.json'
import { DistributionGrid } from './distribution-grid'
import { defaultShareTexts } from './share-texts'

beforeAll(() => addMessages('mf-budget', 'sv', sv))
afterEach(() => jest.restoreAllMocks())

const begin = defaultShareTexts(2026)
const lastYear = [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9]

const isWrong = (text: string) => (/[a-z]/.test(text) ? 'Ange 0–100 %' : undefined)

/** A form that takes every text, says what is wrong with it, and has a button of its own. */
const Form = ({ compared = null }: { readonly compared?: readonly number[] | null }) => {
  const [texts, setTexts] = useState<readonly string[]>(begin)
  return (
    <PlatformProvider>
      <DistributionGrid
        texts={texts}
        compared={compared}
        {...(compared === null ? {} : { comparedYear: 2025 })}
        errors={texts.map(isWrong)}
        onChange={setTexts}
        actions={
          <button type="button" onClick={() => setTexts(begin)}>
            Efter dagar
          </button>
        }
      />
      <p data-draft="">{texts.join(' ')}</p>
    </PlatformProvider>
  )
}

const months = () => screen.getAllByRole<HTMLInputElement>('textbox')
const shown = () => months().map(({ value }) => value)
const month = (number: number) => months()[number - 1] ?? document.body
const draft = () => (document.querySelector('[data-draft]')?.textContent ?? '').split(' ')
const told = () => platformStore.get(notificationsAtom).map(({ lines }) => lines.join(' '))
const paste = (input: HTMLElement, text: string) => {
  fireEvent.focusIn(input)
  const event = createEvent.paste(input, { clipboardData: { getData: () => text } })
  fireEvent(input, event)
  return event.defaultPrevented
}

const setup = (props: Parameters<typeof Form>[0] = {}) => {
  render(<Form {...props} />)
  return userEvent.setup()
}

test('twelve fields of two decimals, called by their months; opened, each has all it holds', async () => {
  const user = setup()
  expect(months().map(input => input.getAttribute('aria-label')?.slice(0, 3))).toEqual(
    'jan feb mar apr maj jun jul aug sep okt nov dec'.split(' '),
  )
  expect(month(1)).toHaveValue('8,49')
  await user.click(month(1))
  await user.keyboard('{F2}')
  expect(month(1)).toHaveValue('8,49315068')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('status')).toHaveTextContent('Summa 100,00 %')
  expect(draft()).toEqual(begin)
})

test('the sum follows each character, and Escape takes what was typed out of the form again', async () => {
  const user = setup()
  await user.click(month(2))
  await user.keyboard('9')
  expect(draft()[1]).toBe('9')
  await user.keyboard('0')
  expect(screen.getByRole('status')).toHaveTextContent('Summa 182,33 %')
  await user.keyboard('{Escape}')
  expect(draft()).toEqual(begin)
  expect(screen.getByRole('status')).toHaveTextContent('Summa 100,00 %')
})

test('what was typed stays when its field is left, and is taken back and done again', async () => {
  const user = setup()
  await user.click(month(2))
  await user.keyboard('9{Tab}8{Tab}')
  expect(shown().slice(0, 4)).toEqual(['8,49', '9', '8', '8,22'])
  expect(draft().slice(1, 3)).toEqual(['9', '8'])
  await user.keyboard('{Control>}zz{/Control}')
  expect(draft()).toEqual(begin)
  await user.keyboard('{Control>}y{/Control}')
  expect(draft()[1]).toBe('9')
  // After a button the step is no longer what the months hold.
  await user.click(screen.getByRole('button', { name: 'Efter dagar' }))
  await user.click(month(2))
  await user.keyboard('{Control>}z{/Control}')
  expect(draft()).toEqual(begin)
})

test.each([
  ['a row', '9\t8\t8\t8\t8\t8\t9\t9\t8\t8\t8\t9\r\n'],
  ['a column', '9\r\n8\r\n8\r\n8\r\n8\r\n8\r\n9\r\n9\r\n8\r\n8\r\n8\r\n9\r\n'],
  ['a list', '9; 8; 8; 8; 8; 8; 9; 9; 8; 8; 8; 9'],
])('%s of a spreadsheet fills the months from the cell on, in one step', async (_what, text) => {
  const user = setup()
  expect(paste(month(1), text)).toBe(true)
  expect(draft()).toEqual('9 8 8 8 8 8 9 9 8 8 8 9'.split(' '))
  expect(paste(month(12), '7,5\t3\t4')).toBe(true)
  expect(month(12)).toHaveValue('7,5')
  expect(screen.getByRole('status')).toHaveTextContent(/Summa 98,50 %.*−1,50 procentenheter/)
  month(1).focus()
  await user.keyboard('{Control>}zz{/Control}')
  expect(draft()).toEqual(begin)
})

test('what of a paste finds no month is told', () => {
  setup()
  paste(month(11), '7\t8\t9')
  expect(shown().slice(10)).toEqual(['7', '8'])
  expect(told()).toEqual(['1 värde fick inte plats i årets månader och utelämnades.'])
  paste(month(11), '9\t8')
  expect(shown().slice(10)).toEqual(['9', '8'])
})

test('a range is filled, and cleared, in one step', async () => {
  const user = setup()
  await user.click(month(1))
  await user.keyboard('8{Enter}{Home}')
  await user.keyboard('{Shift>}{End}{/Shift}{Control>}r{/Control}')
  expect(shown()).toEqual(Array(12).fill('8'))
  await user.keyboard('{Control>}a{/Control}{Delete}')
  expect(shown()).toEqual(Array(12).fill(''))
  await user.keyboard('{Control>}z{/Control}')
  expect(shown()).toEqual(Array(12).fill('8'))
})

test('while a month is no number there is no sum, and the month says what is wrong where it is seen and said', async () => {
  const user = setup()
  await user.click(month(4))
  await user.keyboard('x')
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('Summan visas när alla tolv månader har ett tal.')).toBeVisible()
  await user.tab()
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
  expect(month(4)).toHaveAttribute('aria-invalid', 'true')
  expect(month(4)).toHaveAttribute('aria-description', 'Ogiltigt värde: Ange 0–100 %')
  expect(screen.getByRole('listitem')).toHaveTextContent('apr: Ange 0–100 %')
})

test('last year stands in a row of its own, which is copied but not typed into, and each month says its share', async () => {
  const user = setup({ compared: lastYear })
  expect(screen.getByRole('rowheader', { name: '2025' })).toBeVisible()
  expect(
    screen
      .getAllByRole('gridcell')
      .slice(12)
      .map(cell => cell.textContent),
  ).toEqual(lastYear.map(share => `${share},00`))
  expect(month(1)).toHaveAttribute('aria-description', '2025: 9,00')
  await user.click(month(12))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Efter dagar' })).toHaveFocus()
})

describe('where there is no room for twelve months side by side', () => {
  beforeEach(() => jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(358))

  test('they go down, called and edited as before, last year beside', async () => {
    const user = setup({ compared: lastYear })
    expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['Per månad', '%', '2025'])
    expect(months().map(input => input.getAttribute('aria-label')?.slice(0, 3))).toEqual(
      'jan feb mar apr maj jun jul aug sep okt nov dec'.split(' '),
    )
    await user.click(month(1))
    await user.keyboard('9{Enter}8')
    expect(draft().slice(0, 2)).toEqual(['9', '8'])
    await user.keyboard('{Enter}')
    expect(month(3)).toHaveFocus()
  })

  test('a row of a spreadsheet fills them all the same', () => {
    setup()
    expect(paste(month(1), '9\t8\t8\t8\t8\t8\t9\t9\t8\t8\t8\t9\r\n')).toBe(true)
    expect(draft()).toEqual('9 8 8 8 8 8 9 9 8 8 8 9'.split(' '))
  })
})
