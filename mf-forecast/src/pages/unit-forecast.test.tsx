import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { UnitReadiness } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider, startSession } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import sv from '../../locales/sv.json'
import { queryClient } from '../data/query-client'
import { UnitForecast } from './unit-forecast'

const scope = { kind: 'unit', id: 12 }
const unit = { id: 12, name: 'Björken' }
const municipality = { id: 2, name: 'Solna', logoFilename: null, departments: [{ id: 3, name: 'Norr', units: [unit] }] }
const me = {
  ...{ id: 7, email: 'asa@kommun.example', firstName: 'Åsa', lastName: 'Öberg', phone: null, jobTitleId: 1 },
  ...{ defaultUnitId: null, counties: [{ id: 1, name: 'Stockholm', municipalities: [municipality] }] },
}
const none: UnitReadiness = { hasStaff: false, needs: 'active', resources: null }

const { fetch: own } = globalThis
const asked: string[] = []

/** A unit without a year, and a person with these permissions there. */
const serve = (permissions: readonly number[], readiness: UnitReadiness | null): typeof fetch => {
  const roles = permissions.map(id => ({ id, levels: ['WRITE'], scope }))
  return input => {
    const path = String(input)
    asked.push(path)
    const body = () => {
      if (path.includes('/years')) return []
      if (path.endsWith('/approvers')) return [{ name: 'Siv Ek' }]
      return path.endsWith('/readiness') ? readiness : { ...me, roles }
    }
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(JSON.stringify(body()), { headers }))
  }
}

const show = async (...[permissions, readiness]: Parameters<typeof serve>) => {
  globalThis.fetch = serve(permissions, readiness)
  await startSession()
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MemoryRouter>
          <UnitForecast unitId={12} />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )
}

const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

beforeAll(() => addMessages('mf-forecast', 'sv', sv))
beforeEach(() => {
  queryClient.clear()
  asked.length = 0
  localStorage.setItem('access_token', 'access')
  localStorage.setItem('refresh_token', 'refresh')
})
afterEach(() => {
  globalThis.fetch = own
})

test('a unit without a year shows what is missing before the first one, and who does what the person may not', async () => {
  await show([2, 3, 5], none)
  expect(await screen.findByText('Före den första prognosen')).toBeVisible()
  expect(await screen.findByText('(låses av Siv Ek)')).toBeVisible()
  expect(await rows()).toEqual([
    'Personalsaknas',
    'Behovsbudgetpåbörjad, inte låst ännu(låses av Siv Ek)',
    'Resursbudgetsaknas',
  ])
  expect(screen.queryByText(/Kontakta administratören/)).toBeNull()
})

test('who does not see the budgets reads what is needed and who makes it, and nothing of theirs is asked for', async () => {
  await show([2], none)
  expect(await rows()).toEqual(
    ['Personal', 'Behovsbudget', 'Resursbudget'].map(part => `${part}behövs(görs av enhetschefen)`),
  )
  expect(asked.filter(path => path.includes('/budget/'))).toEqual([])
})

test('R-518 where what is missing cannot be told, the sentence about the years is', async () => {
  await show([2, 3], { ...none, resources: 'locked' })
  expect(await screen.findByText('Det finns inga prognosår för enheten.')).toBeVisible()
  expect(screen.queryByRole('listitem')).toBeNull()
})
