import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { EditItemDialog } from './item-form-dialog'

type Stored = { id: number; unitId: number; version: number; name: string; hours: number }

const { fetch: own } = globalThis
const sent: unknown[] = []
let stored: Stored

const tag = () => `"${stored.id}-${stored.version}"`

const answer = (status: number, body: object) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', etag: tag() } }),
  )

/** One item as the server keeps it: a change of another version than the newest is refused with 412. */
const serve: typeof fetch = (_input, init) => {
  if (init?.method !== 'PATCH') return answer(200, stored)
  if (new Headers(init.headers).get('if-match') !== tag())
    return answer(412, { statusCode: 412, code: 'stale-version', message: 'X', details: { version: stored.version } })
  const changes = JSON.parse(String(init.body)) as Partial<Stored>
  sent.push(changes)
  stored = { ...stored, ...changes, version: stored.version + 1 }
  return answer(200, stored)
}

beforeAll(() => addMessages('mf-area-name', 'sv', sv))
beforeEach(() => {
  sent.length = 0
  stored = { id: 1, unitId: 13, version: 1, name: 'Åsa', hours: 7.5 }
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

test('somebody else was first: what is typed stays, the rest shows what is stored now, and the next save goes on from it', async () => {
  const closed: string[] = []
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <EditItemDialog unitId={13} id={1} onClose={() => closed.push('closed')} />
      </QueryProvider>
    </PlatformProvider>,
  )
  fireEvent.change(await screen.findByLabelText(/^Namn/), { target: { value: 'Åse' } })
  stored = { ...stored, version: 2, hours: 8 }
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
  // Its line may be drawn again between being found and being looked at.
  await waitFor(() => expect(screen.getByText('Granska och spara igen.')).toBeVisible())
  await waitFor(() => expect(screen.getByLabelText(/^Timmar/)).toHaveValue('8'))
  expect(screen.getByLabelText(/^Namn/)).toHaveValue('Åse')
  fireEvent.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(sent).toEqual([{ name: 'Åse' }])
}, 30_000)
