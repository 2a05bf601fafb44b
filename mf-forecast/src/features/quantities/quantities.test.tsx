import '@testing-library/jest-dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { UnitQuantities } from '@veckovis/contracts/budget'
import { editCell, forecastRowIds } from '@veckovis/domain/forecast'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { incomeOf485 } from '../../data/money.fixture'
import { queryClient } from '../../data/query-client'
import { workedExample } from '../../data/worked-example.fixture'
import { Quantities } from './quantities'

const each = (value: number) => Array.from({ length: 12 }, () => value)

let stored: UnitQuantities
let sent: unknown[]
let refusal: { readonly status: number; readonly body: object; readonly after?: () => void } | null
const { fetch: own } = globalThis

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', etag: '"1-2"' },
  })

/** The forecast as it is stored once visits bring 1,000 kr a week. */
const followed = () => {
  const example = structuredClone(workedExample())
  const income = { ...incomeOf485, visits: incomeOf485.visits.map(() => 1_000) }
  return { ...example, budget: { ...example.budget, income } }
}

const serve: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  if (/\/comprehensive$/.test(url)) return Promise.resolve(answer(followed()))
  if (!/\/budget\/unit\/1\/quantities\/2026$/.test(url)) throw new Error(`Nobody answers ${url}`)
  if (init?.method !== 'PATCH') return Promise.resolve(answer(stored))
  const body = JSON.parse(String(init.body)) as { readonly quantities: readonly { readonly key: string }[] }
  sent.push(body)
  if (refusal === null) {
    const quantities = stored.quantities.map(one => ({ ...one, ...body.quantities.find(({ key }) => key === one.key) }))
    return Promise.resolve(answer({ ...stored, version: stored.version + 1, quantities }))
  }
  const { status, body: told, after } = refusal
  refusal = null
  after?.()
  return Promise.resolve(answer({ statusCode: status, message: 'Nej', ...told }, status))
}

beforeAll(() => configure({ asyncUtilTimeout: 10_000 }))
beforeEach(() => {
  sent = []
  refusal = null
  stored = {
    ...{ unitId: 1, year: 2026, version: 1 },
    quantities: [
      { key: 'price-visit', hasPrice: true, months: [310, ...each(0).slice(1)] },
      { key: 'price-month', hasPrice: false, months: each(0) },
    ],
  }
  queryClient.clear()
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const show = () => {
  const forecast = exampleForecast({}, { money: { income: incomeOf485 } })
  render(
    <QueryClientProvider client={queryClient}>
      <InForecast forecast={forecast}>
        <Quantities />
      </InForecast>
    </QueryClientProvider>,
  )
  return forecast
}

const open = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Besök och månader …' }))
  return within(await screen.findByRole('dialog', { name: 'Besök och månader 2026' }))
}
const month = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(month(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

test('A-213 a year is typed month by month, saved at once, and the forecast shows what it brings', async () => {
  const { editor } = show()
  const edited = editCell(editor.content().forecast, { rowId: forecastRowIds.myForecast, week: 20, text: '12' })
  if (!edited.ok) throw new Error(edited.error)
  editor.update(() => edited.value, 'typed')
  const dialog = await open()
  // Months have no price here and nothing typed: they are not asked for.
  expect(dialog.getAllByRole('textbox')).toHaveLength(12)
  expect(month('jan.')).toHaveValue('310')
  type('feb.', '280,5')
  expect(plain(dialog.getByText(/^Summa 2026/).textContent)).toBe('Summa 2026: 590,5')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const months = [310, 280.5, ...each(0).slice(2)]
  expect(sent).toEqual([{ version: 1, quantities: [{ key: 'price-visit', months }] }])
  await waitFor(() => expect(editor.content().version).toBe('"1-2"'))
  const { stored: now, edited: mine } = editor.content().forecast
  expect(now.income?.visits[0]).toBe(1_000)
  expect(mine.myForecast[19]).toBe(1_200)
  expect(editor.hasUnsaved()).toBe(true)
}, 30_000)

test('a column from Excel is pasted from a month on; what is wrong is said in its field, and nothing is sent', async () => {
  show()
  const dialog = await open()
  const paste = createEvent.paste(month('nov.'), { clipboardData: { getData: () => '100\r\n-5\r\n7\r\n' } })
  fireEvent(month('nov.'), paste)
  expect(paste.defaultPrevented).toBe(true)
  expect(month('nov.')).toHaveValue('100')
  expect(month('dec.')).toHaveValue('-5')
  press('Spara')
  await dialog.findByText('Antalet kan inte vara negativt.')
  expect(month('dec.')).toHaveAccessibleDescription('Antalet kan inte vara negativt.')
  await waitFor(() => expect(month('dec.')).toHaveFocus())
  expect(sent).toEqual([])
}, 30_000)

test('what is typed is asked about before the dialog closes, and the forecast keeps its own edits', async () => {
  const { editor } = show()
  const edited = editCell(editor.content().forecast, { rowId: forecastRowIds.myForecast, week: 20, text: '12' })
  if (!edited.ok) throw new Error(edited.error)
  editor.update(() => edited.value, 'typed')
  await open()
  press('Avbryt')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  type('nov.', '100')
  press('Avbryt')
  await screen.findByText('Stäng utan att spara?')
  press('Fortsätt skriva')
  await waitFor(() => expect(screen.queryByText('Stäng utan att spara?')).toBeNull())
  expect(month('nov.')).toHaveValue('100')
  press('Stäng')
  await screen.findByText('Stäng utan att spara?')
  press('Stäng utan att spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(editor.hasUnsaved()).toBe(true)
  await open()
  expect(month('nov.')).toHaveValue('')
  expect(sent).toEqual([])
}, 30_000)

test('where somebody else was first what was typed stays, the other fields show it, and the next save rests on it', async () => {
  show()
  const dialog = await open()
  type('feb.', '280')
  refusal = {
    status: 412,
    body: { code: 'stale-version', details: { version: 2 } },
    after: () => {
      const [visits, months] = stored.quantities
      if (visits === undefined || months === undefined) throw new Error('no quantities')
      stored = { ...stored, version: 2, quantities: [{ ...visits, months: [400, ...each(0).slice(1)] }, months] }
    },
  }
  press('Spara')
  expect(await dialog.findByText(/^Någon annan har ändrat antalen/)).toBeInTheDocument()
  await waitFor(() => expect(month('jan.')).toHaveValue('400'))
  expect(month('feb.')).toHaveValue('280')
  press('Spara')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.at(-1)).toMatchObject({ version: 2, quantities: [{ months: [400, 280, ...each(0).slice(2)] }] })
}, 30_000)

test('without a price of visits or months, and with nothing typed, there is no way there', async () => {
  stored = { ...stored, quantities: stored.quantities.map(one => ({ ...one, hasPrice: false, months: each(0) })) }
  show()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await act(async () => undefined)
  expect(screen.queryByRole('button')).toBeNull()
}, 30_000)
