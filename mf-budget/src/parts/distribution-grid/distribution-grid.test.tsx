import '@testing-library/jest-dom'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { useState } from 'react'
import sv from '../../../locales/sv.json'
import { DistributionGrid } from './distribution-grid'
import { defaultShareTexts } from './share-texts'

beforeAll(() => addMessages('mf-budget', 'sv', sv))

const Form = ({ begin }: { readonly begin: readonly string[] }) => {
  const [texts, setTexts] = useState(begin)
  return (
    <PlatformProvider>
      <DistributionGrid texts={texts} compared={null} errors={texts.map(() => undefined)} onChange={setTexts} />
    </PlatformProvider>
  )
}

const months = () => screen.getAllByRole<HTMLInputElement>('textbox')
const month = (number: number) => screen.getAllByRole('textbox')[number - 1] ?? document.body
const paste = (input: HTMLElement, text: string) => {
  const event = createEvent.paste(input, { clipboardData: { getData: () => text } })
  fireEvent(input, event)
  return event.defaultPrevented
}

test('shares by the days are shown with two decimals, and whole while they are edited', () => {
  render(<Form begin={defaultShareTexts(2026)} />)
  expect(months()[0]).toHaveValue('8,49')
  fireEvent.focus(month(1))
  expect(months()[0]).toHaveValue('8,49315068')
  expect(screen.getByRole('status')).toHaveTextContent('Summa 100,00 %')
})

test('a row of a spreadsheet fills the months from the cell on', () => {
  render(<Form begin={defaultShareTexts(2026)} />)
  expect(paste(month(1), '9\t8\t8\t8\t8\t8\t9\t9\t8\t8\t8\t9\r\n')).toBe(true)
  expect(months().map(input => input.value)).toEqual(['9', '8', '8', '8', '8', '8', '9', '9', '8', '8', '8', '9'])
  expect(paste(month(12), '7,5\t3\t4')).toBe(true)
  expect(months()[11]).toHaveValue('7,5')
  expect(screen.getByRole('status')).toHaveTextContent(/Summa 98,50 %.*−1,50 procentenheter/)
})

test('one value is pasted as text is', () => {
  render(<Form begin={defaultShareTexts(2026)} />)
  expect(paste(month(1), '9,5')).toBe(false)
})

test('there is no sum while a month is no number', () => {
  render(<Form begin={defaultShareTexts(2026)} />)
  fireEvent.change(month(4), { target: { value: 'x' } })
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('Summan visas när alla tolv månader har ett tal.')).toBeVisible()
})
