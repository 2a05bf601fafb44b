import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { weekAlone, weekTogether } from '../data/consequence.fixture'
import { queryClient } from '../data/query-client'
import { diaryTexts } from '../data/texts.fixture'
import { ConsequenceView } from './consequence-view'

const { fetch: own } = globalThis
const sent: unknown[] = []

const serve: typeof fetch = (_input, init) => {
  const asked = JSON.parse(String(init?.body)) as { together?: boolean }
  sent.push(asked)
  const body = JSON.stringify(asked.together === true ? weekTogether : weekAlone)
  return Promise.resolve(new Response(body, { status: 200, headers: { 'content-type': 'application/json' } }))
}

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))
beforeEach(() => {
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
  localStorage.clear()
})

test('an approval is looked at alone, or with all that waits: the switch says which', async () => {
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <ConsequenceView asked={[7]} />
      </QueryProvider>
    </PlatformProvider>,
  )
  expect(await screen.findByText('95,4 % → 100,5 %')).toBeVisible()
  expect(screen.getByText('Rätt bemannad')).toBeVisible()
  expect(screen.queryByText(/^Tillsammans med/)).toBeNull()
  fireEvent.click(screen.getByLabelText('Om allt som väntar godkänns'))
  expect(await screen.findByText('95,4 % → 119,3 %')).toBeVisible()
  expect(screen.getByText('Rätt bemannad → Underbemannad')).toBeVisible()
  expect(screen.getByText(/^Tillsammans med 3 andra poster som väntar\. 1 post räknas inte med/)).toBeVisible()
  fireEvent.click(screen.getByLabelText('Om allt som väntar godkänns'))
  await waitFor(() => expect(screen.getByText('95,4 % → 100,5 %')).toBeVisible())
  expect(sent.slice(0, 2)).toEqual([
    // An API of before knows no other question.
    { ids: [7] },
    { ids: [7], together: true },
  ])
})
