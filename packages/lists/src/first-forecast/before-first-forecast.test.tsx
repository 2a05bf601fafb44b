import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { PermissionLevel } from '@veckovis/domain/access'
import { PlatformProvider } from '@veckovis/platform'
import type { ComponentProps } from 'react'
import { BeforeFirstForecast } from './before-first-forecast'

type Standing = ComponentProps<typeof BeforeFirstForecast>['standing']

const begun = { hasStaff: true, needs: 'active', resources: null } as const
const lockers = [{ name: 'Siv Ek' }, { name: 'Bo Al' }]

type Levels = { readonly staff?: PermissionLevel; readonly budget?: PermissionLevel }
type Shown = { readonly standing?: Standing; readonly by?: typeof lockers }

const show = ({ staff, budget }: Levels, { standing = begun, by = lockers }: Shown = {}) =>
  render(
    <PlatformProvider>
      <BeforeFirstForecast standing={standing} levels={{ staff: staff ?? null, budget: budget ?? null }} lockers={by} />
    </PlatformProvider>,
  )
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const ways = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'))

test('who may do all of it reads what is missing, with the ways there', () => {
  show({ staff: 'APPROVE', budget: 'APPROVE' })
  expect(rows()).toEqual(['Personalklar', 'Behovsbudgetpåbörjad, inte låst ännu', 'Resursbudgetsaknas'])
  expect(ways()).toEqual(['/staff', '/needs', '/resources'])
})

test('who may make and not lock reads by name who locks', () => {
  show({ staff: 'WRITE', budget: 'WRITE' })
  expect(rows()).toEqual([
    'Personalklar',
    'Behovsbudgetpåbörjad, inte låst ännu(låses av Siv Ek, Bo Al)',
    'Resursbudgetsaknas',
  ])
})

test('who only reads is told by title who makes it, and by title who locks where nobody is known', () => {
  show({ budget: 'READ' }, { standing: { ...begun, hasStaff: false }, by: [] })
  expect(rows()).toEqual([
    'Personalsaknas(görs av enhetschefen)',
    'Behovsbudgetpåbörjad, inte låst ännu(låses av verksamhetschefen)',
    'Resursbudgetsaknas(görs av enhetschefen)',
  ])
  expect(ways()).toEqual(['/needs', '/resources'])
})

test('who sees neither reads what is needed and who makes it', () => {
  show({}, { standing: null })
  expect(rows()).toEqual(
    ['Personal', 'Behovsbudget', 'Resursbudget'].map(part => `${part}behövs(görs av enhetschefen)`),
  )
  expect(ways()).toEqual([])
})
