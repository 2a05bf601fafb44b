import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { LoadedUnit } from './unit-years'

beforeAll(() => addMessages('mf-area-name', 'sv', sv))

const show = (years: number[]) =>
  render(
    <PlatformProvider>
      <LoadedUnit unit={{ id: 1, name: 'Hemtjänst Ängen', years }} />
    </PlatformProvider>,
  )

test('a unit is shown with its first and last year', () => {
  show([2025, 2026, 2027])
  expect(screen.getByRole('region', { name: 'Hemtjänst Ängen' })).toHaveTextContent('Prognosår: 2025–2027')
})

test('a unit with one year has no span', () => {
  show([2026])
  expect(screen.getByText('Prognosår: 2026')).toBeVisible()
})

test('a unit without years says so', () => {
  show([])
  expect(screen.getByRole('heading', { name: 'Det finns inget att visa ännu' })).toBeVisible()
})
