import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Away, FoundToday, NamedList } from '@veckovis/contracts/diary'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import names from '../../../locales/names/sv.json'
import today from '../../../locales/today/sv.json'
import { queryClient } from '../../data/query-client'
import { AwayToday } from './away-today'

const { fetch: own } = globalThis
const reasons: NamedList = [{ id: 31, name: 'Tjänstledighet' }]
const nobody: FoundToday = {
  ...{ day: '2026-08-12', units: 1, away: 0, hours: 0, uncovered: 0, undecided: 0, toDecide: 0, rows: [] },
}

const person = (id: number, changes: Partial<Away> = {}): Away => ({
  unit: { id: 7, name: 'Norra' },
  department: 'Hemtjänst',
  staff: { id, firstName: 'Anna', lastName: `Berg ${id}`, distinction: null, isRemoved: false },
  entryId: 100 + id,
  reasons: [2],
  ...{ hours: 8, uncovered: 8, until: '2026-08-14', isDecided: true },
  ...changes,
})

/** Each call is answered by its address; the day's absence by the answers in turn, the last one again and again. */
const show = (...answers: readonly (FoundToday | 500)[]) => {
  const left = [...answers]
  globalThis.fetch = request => {
    const url = request instanceof Request ? request.url : request.toString()
    const answer = url.endsWith('/diary/today') ? (left.length > 1 ? left.shift() : left[0]) : reasons
    const status = answer === 500 ? 500 : 200
    const body = answer === 500 ? { statusCode: 500, code: 'server-error', message: 'x' } : answer
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    )
  }
  render(
    <MemoryRouter>
      <PlatformProvider>
        <QueryProvider client={queryClient}>
          <AwayToday />
        </QueryProvider>
      </PlatformProvider>
    </MemoryRouter>,
  )
}

beforeAll(() => addMessages('mf-diary', 'sv', { ...names, ...today }))
beforeEach(() => queryClient.clear())
afterEach(() => {
  globalThis.fetch = own
})

const rows = async () => within(await screen.findByRole('list', { name: 'Frånvarande i dag' })).getAllByRole('listitem')

test('who is away stands with reason, last day and the hours that no substitute takes, and leads to the entry', async () => {
  const covered = person(2, { reasons: [1, 31], uncovered: 0 })
  show({ ...nobody, away: 2, hours: 16, uncovered: 7.5, toDecide: 3, rows: [person(1, { uncovered: 7.5 }), covered] })
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'Anna Berg 1 Semester t.o.m. 14 aug. · 7,5 tim utan vikarie',
    'Anna Berg 2 Korttidssjukfrånvaro, Tjänstledighet t.o.m. 14 aug.',
  ])
  expect(screen.getByText('2 är borta')).toBeVisible()
  expect(screen.getByText('7,5 tim utan vikarie')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Anna Berg 1' })).toHaveAttribute('href', '/diary?unit=7&entry=101')
  expect(screen.getByRole('link', { name: '3 poster väntar på beslut' })).toHaveAttribute('href', '/diary/waiting')
})

test('of several units each person stands with unit and department, four of them at first', async () => {
  const people = [1, 2, 3, 4, 5].map(id => person(id, { uncovered: 0 }))
  show({ ...nobody, units: 3, away: 5, hours: 40, rows: people })
  expect(await screen.findByText('alla timmar har vikarie')).toBeVisible()
  expect((await rows())[0]).toHaveTextContent('Norra, Hemtjänst')
  expect(await screen.findByRole('link', { name: 'Anna Berg 4' })).toBeVisible()
  expect(await rows()).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Visa alla 5' }))
  expect(await rows()).toHaveLength(5)
})

test('that nobody is away is said where nobody is, and not while an absence of today waits', async () => {
  show(nobody)
  expect(await screen.findByText('Ingen är frånvarande i dag.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an absence that waits is no certain one', async () => {
  show({ ...nobody, undecided: 1, toDecide: 1, rows: [person(1, { isDecided: false })] })
  expect(await screen.findByText('Frånvaro för 1 person i dag väntar på beslut.')).toBeVisible()
  expect(screen.queryByText('Ingen är frånvarande i dag.')).toBeNull()
  expect((await rows())[0]).toHaveTextContent('väntar på beslut')
})

test('of very many units it says how many of the people are shown', async () => {
  show({ ...nobody, units: 301, away: 60, hours: 480, uncovered: 480, rows: [person(1)] })
  expect(await screen.findByText('De 1 av 60 med flest timmar utan vikarie visas.')).toBeVisible()
})

test('without a unit it says so, and that it cannot be read leaves a way to try again', async () => {
  show(500, { ...nobody, units: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Du har ingen enhet vars dagbok du får läsa.')).toBeVisible()
  expect(screen.queryByText('Ingen är frånvarande i dag.')).toBeNull()
})
