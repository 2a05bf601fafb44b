import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { ShownShares } from './shown-shares'

beforeAll(() => addMessages('mf-budget', 'sv', sv))

test('the shares that are only read stand on the sheet, by month, with their sum', () => {
  render(
    <PlatformProvider>
      <ShownShares shares={[12, 11, 10, 9, 8, 7, 6, 5, 6, 7, 8.5, 10.5]} />
    </PlatformProvider>,
  )
  const sheet = within(screen.getByRole('grid', { name: 'Per månad' }))
  expect(sheet.getAllByRole('columnheader').map(head => head.textContent)).toEqual(
    ['Per månad', 'jan', 'feb', 'mars', 'apr', 'maj', 'juni', 'juli', 'aug', 'sep', 'okt', 'nov', 'dec', 'Summa'].map(
      name => expect.stringMatching(new RegExp(`^${name.slice(0, 3)}`)) as string,
    ),
  )
  expect(sheet.getAllByRole('gridcell').map(cell => cell.textContent)).toEqual([
    '12,00',
    '11,00',
    '10,00',
    '9,00',
    '8,00',
    '7,00',
    '6,00',
    '5,00',
    '6,00',
    '7,00',
    '8,50',
    '10,50',
    '100,00',
  ])
  expect(sheet.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Fördelningen blir 100 %')
})
