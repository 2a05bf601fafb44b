import '@testing-library/jest-dom'
import { render, screen, waitFor } from '@testing-library/react'
import { addMessages, PlatformProvider, startSession } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { UnansweredWeeks } from './unanswered-weeks'

const { fetch: own } = globalThis
const asked: string[] = []
const me = {
  ...{ id: 7, email: 'asa@kommun.example', firstName: 'Åsa', lastName: 'Öberg', phone: null, jobTitleId: 1 },
  ...{ defaultUnitId: null, counties: [] },
}
const place = { department: 'Norr', municipality: 'Solna' }
const rows = [
  { unit: { id: 1, name: 'Björken' }, ...place, year: 2026, weeks: 6, firstWeek: 3 },
  { unit: { id: 2, name: 'Eken' }, ...place, year: 2026, weeks: 1, firstWeek: 52 },
]

const show = async (levels: readonly string[], answer: unknown, status = 200) => {
  const roles = [{ id: 2, levels, scope: { kind: 'unit', id: 1 } }]
  globalThis.fetch = input => {
    const path = String(input)
    asked.push(path)
    const isAsked = path.includes('/outcome/unanswered')
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify(isAsked ? answer : { ...me, roles })
    return Promise.resolve(new Response(body, { status: isAsked ? status : 200, headers }))
  }
  await startSession()
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MemoryRouter>
          <UnansweredWeeks />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )
}
const isAsked = () => asked.some(path => path.includes('/outcome/unanswered'))
const list = () => screen.queryByRole('region', { name: 'Veckor utan utfall' })

beforeAll(() => addMessages('mf-forecast-start', 'sv', texts))
beforeEach(() => {
  queryClient.clear()
  asked.length = 0
  localStorage.setItem('access_token', 'access')
  localStorage.setItem('refresh_token', 'refresh')
})
afterEach(() => {
  globalThis.fetch = own
  localStorage.clear()
})

test('R-543 weeks that wait for their outcome are counted, and each unit leads to the outcome of the first of them', async () => {
  await show(['WRITE'], { total: 2, weeks: 7, rows })
  expect(await screen.findByText('7 veckor väntar på sitt utfall')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Björken' })).toHaveAttribute(
    'href',
    '/forecast?unit=1&year=2026&startWeek=3&endWeek=6&tab=details&outcome=on',
  )
  expect(screen.getByRole('link', { name: 'Eken' })).toHaveAttribute(
    'href',
    '/forecast?unit=2&year=2026&startWeek=52&endWeek=53&tab=details&outcome=on',
  )
  expect(screen.getByText(/6 veckor 2026, den första v\. 3 · Norr/)).toBeVisible()
  expect(screen.getByText(/1 vecka 2026: v\. 52 · Norr/)).toBeVisible()
})

test('of many units those with most weeks are shown, and that is said', async () => {
  await show(['WRITE'], { total: 300, weeks: 900, rows })
  expect(await screen.findByText('Enheterna med flest veckor visas.')).toBeVisible()
})

test('where nobody has begun with outcomes nothing is said', async () => {
  await show(['WRITE'], { total: 0, weeks: 0, rows: [] })
  await waitFor(() => expect(isAsked()).toBe(true))
  expect(list()).toBeNull()
})

test('one who only reads forecasts is not asked', async () => {
  await show(['READ'], { total: 2, weeks: 7, rows })
  expect(isAsked()).toBe(false)
  expect(list()).toBeNull()
})

test('a list that cannot be read says so, with a way to try again', async () => {
  await show(['WRITE'], { statusCode: 500, code: 'server-error', message: 'Fel.' }, 500)
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeVisible()
  expect(list()).toHaveTextContent('Veckor utan utfall')
})
