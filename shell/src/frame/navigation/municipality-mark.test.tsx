import { PlatformProvider, setActiveUnit } from '@veckovis/platform'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MunicipalityMark } from './municipality-mark'

const shown = (municipality: { name: string; logo: string | null }) => {
  setActiveUnit({ unit: { id: 1, name: 'Enhet 1' }, department: 'Hemtjänst', municipality })
  const place = document.createElement('div')
  flushSync(() =>
    createRoot(place).render(
      <PlatformProvider>
        <MunicipalityMark />
      </PlatformProvider>,
    ),
  )
  return place
}

test('R-054 R-074 the navigation shows the logo of the active municipality beside its name, an initial without a logo', () => {
  const solna = shown({ name: 'Solna', logo: 'solna.svg' })
  const logo = solna.querySelector('img')
  expect(logo?.getAttribute('src')).toMatch(/solna\.svg$/)
  expect([logo?.alt, solna.textContent]).toEqual(['Solna', 'Solna'])
  const are = shown({ name: 'åre', logo: null })
  const initial = are.querySelector('[role=img]')
  expect([initial?.getAttribute('aria-label'), initial?.textContent, are.textContent]).toEqual(['åre', 'Å', 'Ååre'])
})
