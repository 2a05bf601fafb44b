import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { preloadDialogs } from '@veckovis/ui/dialog'
import sv from '../../../../locales/sv.json'
import { queryClient } from '../../../data/query-client'
import { UnitDialog } from './unit-dialog'

const tree = {
  counties: [{ id: 1, name: 'Norrlänet' }],
  municipalities: [{ id: 2, countyId: 1, name: 'Kustby', type: 'MUNICIPALITY' }],
  departments: [{ id: 3, municipalityId: 2, name: 'Hemtjänst', active: true }],
  units: [{ id: 4, departmentId: 3, name: 'Enhet Berg', active: true }],
}
const unit = {
  ...{ id: 4, countyId: 1, municipalityId: 2, departmentId: 3, name: 'Enhet Berg', active: true, version: 5 },
  code: '4711' as string | null,
}

const sent: unknown[] = []
let refusal: { readonly statusCode: number; readonly code: string; readonly message: string } | null = null
const respond = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', etag: '"5"' } })

const { fetch: own } = globalThis
beforeAll(async () => {
  addMessages('mf-admin', 'sv', sv)
  await preloadDialogs()
})
beforeEach(() => {
  queryClient.clear()
  sent.length = 0
  refusal = null
  globalThis.fetch = (input, init) => {
    if (String(input).includes('/place/tree')) return Promise.resolve(respond(tree))
    if (typeof init?.body !== 'string') return Promise.resolve(respond(unit))
    sent.push(JSON.parse(init.body))
    return Promise.resolve(refusal === null ? respond(unit) : respond(refusal, refusal.statusCode))
  }
})
afterEach(() => {
  globalThis.fetch = own
})

const patience = { timeout: 60_000 }
const show = async (id: number | null) => {
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <UnitDialog id={id} choice={{ departmentId: 3 }} onMade={() => undefined} onClose={() => undefined} />
      </QueryProvider>
    </PlatformProvider>,
  )
  return screen.findByRole('textbox', { name: /^Kod/ }, patience)
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Spara' }))

test('the code of a unit is changed', async () => {
  const code = await show(4)
  expect(code).toHaveValue('4711')
  write(code, ' 4712 ')
  save()
  await waitFor(() => expect(sent).toEqual([{ code: '4712' }]), patience)
}, 60_000)

test('a unit without a code says nothing of it when it is made', async () => {
  await show(null)
  write(screen.getByRole('textbox', { name: /^Namn/ }), 'Enhet Ek')
  save()
  await waitFor(() => expect(sent).toHaveLength(1), patience)
  expect(sent).toEqual([{ requestId: expect.any(String), departmentId: 3, name: 'Enhet Ek', active: true }])
}, 60_000)

test('an emptied code is sent as none; a code that another unit has is told at the field', async () => {
  const code = await show(4)
  write(code, 'x'.repeat(41))
  save()
  expect(await screen.findByText('Texten är för lång', {}, patience)).toBeInTheDocument()
  refusal = { statusCode: 409, code: 'unit-code-taken', message: 'Enhetskoden används redan i kommunen' }
  write(code, '')
  save()
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Enhetskoden används redan i kommunen')
  expect(code).toBeInvalid()
  expect(sent).toEqual([{ code: null }])
}, 60_000)
