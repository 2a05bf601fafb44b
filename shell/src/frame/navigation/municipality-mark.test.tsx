import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { PlatformProvider, setActiveUnit } from '@veckovis/platform'
import { MunicipalityMark } from './municipality-mark'

const work = (municipality: { name: string; logo: string | null }) =>
  act(() => setActiveUnit({ unit: { id: 1, name: 'Enhet 1' }, department: 'Hemtjänst', municipality }))

test('R-054 R-074 the navigation shows the logo of the active municipality beside its name, an initial without a logo', () => {
  render(<MunicipalityMark />, { wrapper: PlatformProvider })
  work({ name: 'Solna', logo: 'solna.svg' })
  const logo = screen.getByRole('img', { name: 'Solna' })
  expect(logo.tagName).toBe('IMG')
  expect(logo.getAttribute('src')).toMatch(/solna\.svg$/)
  expect(screen.getByText('Solna')).toBeVisible()
  work({ name: 'åre', logo: null })
  expect(screen.getByRole('img', { name: 'åre' })).toHaveTextContent('Å')
  expect(screen.getByText('åre')).toBeVisible()
})
