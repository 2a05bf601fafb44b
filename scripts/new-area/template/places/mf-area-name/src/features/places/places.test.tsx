import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { LoadedPlaces } from './places'

beforeAll(() => addMessages('mf-area-name', 'sv', sv))

const show = (units: number[]) =>
  render(
    <PlatformProvider>
      <LoadedPlaces
        places={units.map((count, index) => ({ id: index + 1, name: `Kommun ${index + 1}`, units: count }))}
      />
    </PlatformProvider>,
  )

test('each municipality is shown with its units, and all units together', () => {
  show([3, 4])
  expect(screen.getByRole('heading', { name: 'Enheter tillsammans: 7' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Kommun 2 4' })).toBeVisible()
})

test('without a place there is nothing to show', () => {
  show([])
  expect(screen.getByRole('heading', { name: 'Det finns inget att visa ännu' })).toBeVisible()
})
