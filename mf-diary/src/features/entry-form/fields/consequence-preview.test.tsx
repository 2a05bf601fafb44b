import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { weekTogether } from '../../../data/consequence.fixture'
import { queryClient } from '../../../data/query-client'
import { diaryTexts } from '../../../data/texts.fixture'
import { emptyValues, type EntryValues } from '../entry-values'
import { ConsequencePreview } from './consequence-preview'

const { fetch: own } = globalThis
const sent: { readonly address: string; readonly body: unknown }[] = []

const serve: typeof fetch = (input, init) => {
  sent.push({ address: String(input), body: JSON.parse(String(init?.body)) })
  const body = JSON.stringify(weekTogether)
  return Promise.resolve(new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }))
}

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
beforeEach(() => {
  sent.length = 0
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
  localStorage.clear()
})

const named = { firstName: 'Åsa', lastName: 'Öberg', distinction: null, employedFrom: '2024-01-01', employedTo: null }
const basis = {
  pauseMinutes: 30,
  today: '2026-11-30',
  people: Array.from({ length: 120 }, (_, index) => ({ id: index + 4, ...named })),
}

const shownFor = (values: Partial<EntryValues>) => (
  <PlatformProvider>
    <QueryProvider client={queryClient}>
      <ConsequencePreview
        unitId={1}
        category="ABSENCE"
        values={{ ...emptyValues('ABSENCE', '2026-12-21'), ...values }}
        basis={basis}
        except={null}
      />
    </QueryProvider>
  </PlatformProvider>
)

test('what the form would do with all that waits is asked once it is filled in and switched on, without its texts', async () => {
  const filled = { reason: '2', staffId: '4', to: '2026-12-25', perDay: '8', notes: 'Privat', title: 'Jul' }
  const { rerender } = render(shownFor({}))
  fireEvent.click(screen.getByLabelText('Om allt som väntar godkänns'))
  expect(screen.getByText('Visas när posten är ifylld.')).toBeVisible()
  expect(sent).toEqual([])
  rerender(shownFor(filled))
  expect(await screen.findByText('Vecka 52: 95,4 % → 119,3 %')).toBeVisible()
  expect(screen.getByText('Underbemannad')).toBeVisible()
  expect(screen.getByText(/^Tillsammans med 3 andra poster som väntar/)).toBeVisible()
  expect(sent).toMatchObject([
    {
      address: expect.stringMatching(/\/diary\/unit\/1\/consequence$/),
      body: { together: true, except: null, entries: [{ staffId: 4, reason: 2, title: '', notes: '' }] },
    },
  ])
  fireEvent.click(screen.getByLabelText('Om allt som väntar godkänns'))
  expect(screen.queryByText('Underbemannad')).toBeNull()
})

test('of more than a hundred people those whose entries differ in nothing else are asked about once, with their number', async () => {
  const others = basis.people.slice(1).map(({ id }) => id)
  render(shownFor({ reason: '2', staffId: '4', others: others.join(' '), to: '2026-12-24', perDay: '8' }))
  fireEvent.click(screen.getByLabelText('Om allt som väntar godkänns'))
  expect(await screen.findByText('Underbemannad')).toBeVisible()
  expect(sent).toMatchObject([{ body: { entries: [{ staffId: 4 }], people: [120] } }])
})
