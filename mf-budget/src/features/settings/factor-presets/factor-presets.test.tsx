import '@testing-library/jest-dom'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { BudgetSettingOnWire } from '@veckovis/contracts/budget'
import { costFactorKeys, factorPresets, checkBudgetSetting } from '@veckovis/domain/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import sv from '../../../../locales/sv.json'
import { queryClient } from '../../../data/query-client'
import { MunicipalitySettings } from '../municipality-settings'

const { fetch: own } = globalThis

let sent: unknown[] = []
let status = 200

const values = [1, 1, 1.5, 2, 1.2, 0.2]
const common = costFactorKeys.map((key, index): BudgetSettingOnWire => {
  const value = values[index] ?? Number.NaN
  return { id: index + 1, key, validFrom: '2020-01-01', value, isOwn: false, isDemo: false }
})
const ownFilling: BudgetSettingOnWire = {
  ...{ id: 20, key: 'cost-factor-filling', validFrom: '2027-01-01', value: 1.4, isOwn: true, isDemo: false },
}
const municipality = { id: 3, name: 'Åby', settings: [...common, ownFilling] }

beforeAll(() => {
  // A dialog in jsdom takes seconds where other tests run beside this one.
  configure({ asyncUtilTimeout: 10_000 })
  addMessages('mf-budget', 'sv', sv)
})
beforeEach(() => {
  sent = []
  status = 200
  queryClient.clear()
  globalThis.fetch = (input, init) => {
    sent.push([String(input).replace(/^.*\/municipality/, ''), JSON.parse(String(init?.body))])
    const refused = { statusCode: 409, code: 'conflict', message: '', details: { reason: 'changed', current: 1.7 } }
    const body = JSON.stringify(status === 200 ? municipality : refused)
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  }
})
afterEach(() => {
  globalThis.fetch = own
})

const open = async () => {
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MunicipalitySettings municipality={municipality} year={2026} />
      </QueryProvider>
    </PlatformProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Faktorer enligt avtal …' }))
  return screen.findByRole('dialog')
}

const choose = async (name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Förinställning' }))
  fireEvent.click(await screen.findByText(name))
}

test('A-182 every preset is within the bounds of the factors', () => {
  for (const { factors } of factorPresets)
    for (const key of costFactorKeys) expect([key, checkBudgetSetting(key, factors[key]).ok]).toEqual([key, true])
})

test('A-182 a preset shows each factor beside what holds, with its source, and all are saved on what was shown', async () => {
  const dialog = await open()
  await choose('AB, enkel övertid')
  const table = await within(dialog).findByRole('table', { name: 'Vad som ändras' })
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent),
  ).toEqual([
    'Lånad resurs1,00Oförändrad',
    'Timvikarier1,00Oförändrad',
    'Fyllnadstid1,401,20',
    'Övertid2,001,80',
    'Förskjuten arbetstid1,201,32',
    'Korttidssjukfrånvaro0,20Oförändrad',
  ])
  expect(within(dialog).getByText(/^Kontrollera mot ert avtal/)).toBeInTheDocument()
  expect(within(dialog).getByText(/DIK.*Hultsfreds kommun.*från 2022-10-01/)).toBeInTheDocument()
  expect(sent).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const factors = [
    { key: 'cost-factor-borrowed', value: 1, basedOn: null },
    { key: 'cost-factor-hourly', value: 1, basedOn: null },
    { key: 'cost-factor-filling', value: 1.2, basedOn: 1.4 },
    { key: 'cost-factor-overtime', value: 1.8, basedOn: null },
    { key: 'cost-factor-staggered', value: 1.32, basedOn: null },
    { key: 'cost-factor-short-term-illness', value: 0.2, basedOn: null },
  ]
  expect(sent).toEqual([['/3/cost-factors', { validFrom: '2027-01-01', factors }]])
}, 30_000)

test('where nothing would change the dialog says so, and saving sends nothing and tells of no success', async () => {
  const dialog = await open()
  fireEvent.change(within(dialog).getByLabelText(/^Gäller från/), { target: { value: '2026-01-01' } })
  await choose('Veckovis grundvärden')
  expect(await within(dialog).findByText(/^Inget ändras/)).toBeInTheDocument()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
  expect(screen.queryByText(/är sparad/)).toBeNull()
}, 30_000)

test('nothing is sent without a choice, and what somebody changed meanwhile is said', async () => {
  const dialog = await open()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }))
  expect(await within(dialog).findByText('Fältet är obligatoriskt.')).toBeInTheDocument()
  expect(sent).toEqual([])
  status = 409
  await choose('AB, kvalificerad övertid')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Spara' }))
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
}, 30_000)
