import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { addMessages } from '@veckovis/platform'
import type { ReactNode } from 'react'
import sv from '../../../locales/licences/sv.json'
import { queryClient } from '../../data/query-client'
import { withoutLicence, type Subject } from './licence-question'
import { useLicenceChanges } from './use-licence-changes'

beforeAll(() => addMessages('admin-licences', 'sv', sv))
const { fetch: own } = globalThis
afterEach(() => {
  cleanup()
  globalThis.fetch = own
})

const period = { validFrom: '2026-01-01T00:00:00Z', validTo: null }
const subject = (licenceKey: string, title: string): Subject => ({ licenceKey, title, licences: [] })
const wanted = [subject('budget', 'Budget'), subject('forecast', 'Prognos'), subject('staff', 'Personal')].map(
  each => ({ subject: each, period }),
)

/** The changes of one municipality, and what they send; of the keys that are refused the server says that they overlap. */
const changesOf = (...refused: string[]) => {
  const sent: string[] = []
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(String(input), 'https://veckovis.example')
    const { licenceKey } = JSON.parse(String(init?.body ?? '{}')) as { licenceKey?: string }
    sent.push(licenceKey ?? `${init?.method} ${pathname.slice(pathname.lastIndexOf('/') + 1)}`)
    const isRefused = licenceKey !== undefined && refused.includes(licenceKey)
    const conflict = { statusCode: 409, code: 'conflict', message: 'Överlappar', details: { reason: 'overlap' } }
    const taken = licenceKey === undefined ? { ok: true } : { id: sent.length, licenceKey, ...period }
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(
      new Response(JSON.stringify(isRefused ? conflict : taken), { status: isRefused ? 409 : 200, headers }),
    )
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useLicenceChanges(7), { wrapper })
  return { sent, changes: () => result.current }
}

test('several are given one after the other, told together and taken back together', async () => {
  const { sent, changes } = changesOf()
  await act(async () => expect(await changes().give(wanted)).toBe(true))
  expect(sent).toEqual(['budget', 'forecast', 'staff'])
  expect(changes().done?.text).toBe('Licenserna för Budget, Prognos och Personal är tilldelade.')
  await act(() => changes().undo())
  expect(sent.slice(3)).toEqual(['DELETE 3', 'DELETE 2', 'DELETE 1'])
  expect(changes().done).toEqual({ text: 'Ändringen är ångrad.', undo: null })
})

test('one that is refused ends the giving; what was given before it is told, and is what an undo takes back', async () => {
  const { sent, changes } = changesOf('forecast')
  await act(async () => expect(await changes().give(wanted)).toBe(false))
  expect(sent).toEqual(['budget', 'forecast'])
  expect([changes().problem, changes().done?.text]).toEqual(['Överlappar', 'Licensen för Budget är tilldelad.'])
  await act(() => changes().undo())
  expect(sent.slice(2)).toEqual(['DELETE 1'])
})

test('several are offered for what has no licence now and none to come', () => {
  const held = (id: number, validFrom: string, validTo: string | null): Subject => ({
    ...subject(`held-${id}`, ''),
    licences: [{ id, licenceKey: `held-${id}`, validFrom, validTo }],
  })
  const none = subject('none', '')
  const ended = held(1, '2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
  const others = [held(2, '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'), held(3, '2027-01-01T00:00:00Z', null)]
  expect(withoutLicence([none, ended, ...others], new Date('2026-06-01T00:00:00Z'))).toEqual([none, ended])
})
