import '@testing-library/jest-dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { OutcomeDiary, OutcomeHistory, OutcomeOfYear } from '@veckovis/contracts/outcome'
import { leaveGuard, notificationsAtom, platformStore } from '@veckovis/platform'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { queryClient } from '../../data/query-client'
import { OutcomeSection } from './outcome-section'

type Row = OutcomeOfYear['rows'][number]

const yearOf = (values: Readonly<Record<number, number>>) =>
  Array.from({ length: 53 }, (_, index) => values[index + 1] ?? null)

const rowOf = (kind: Row['kind'], serverId: number, source: Row['source'], values: Record<number, number>): Row => ({
  kind,
  serverId,
  source,
  values: yearOf(values),
})

const empty: OutcomeOfYear = { unitId: 1, year: 2026, version: 0, lastWeek: 3, rows: [], complete: [] }

const history: OutcomeHistory = {
  events: [
    { at: '2026-01-20T09:00:00.000Z', by: 'Anna Person', what: { event: 'reopened', reason: 'Fel fil' } },
    { at: '2026-01-19T09:00:00.000Z', by: null, what: { event: 'complete' } },
    {
      at: '2026-01-18T09:00:00.000Z',
      by: 'Anna Person',
      what: { event: 'value', kind: 'absence', serverId: 2, source: 'typed', before: null, after: 750 },
    },
  ],
  more: false,
}

type Sent = { readonly method: string; readonly path: string; readonly version: string | null; readonly body: unknown }

/** A server that holds one outcome; `next` answers the next change in another way. */
const nothingOfDiary: OutcomeDiary = { waiting: 0, weeks: [] }

const serve = (first: OutcomeOfYear, diary = nothingOfDiary) => {
  const server = { outcome: first, diary, failsDiary: false, sent: [] as Sent[], failing: false, failsReading: false }
  const answer = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', etag: `"1-${server.outcome.version}"` },
    })
  globalThis.fetch = (input, init) => {
    const path = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? 'GET'
    if (server.failing) return Promise.resolve(answer({ statusCode: 500, code: 'x', message: 'X' }, 500))
    if (path.includes('/history')) return Promise.resolve(answer(history))
    if (method === 'GET' && path.endsWith('/diary'))
      return Promise.resolve(
        server.failsDiary ? answer({ statusCode: 500, code: 'x', message: 'X' }, 500) : answer(server.diary),
      )
    if (method === 'GET' && server.failsReading)
      return Promise.resolve(answer({ statusCode: 500, code: 'x', message: 'X' }, 500))
    if (method === 'GET') return Promise.resolve(answer(server.outcome))
    const headers = new Headers(init?.headers)
    const version = headers.get('if-match')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    server.sent.push({ method, path: path.replace(/^.*\/outcome\/unit\/1\/2026/, ''), version, body })
    if (version !== `"1-${server.outcome.version}"`)
      return Promise.resolve(answer({ statusCode: 412, code: 'stale', message: 'X' }, 412))
    if (path.endsWith('/from-diary')) server.diary = nothingOfDiary
    if (path.endsWith('/reopen')) server.outcome = { ...server.outcome, complete: [] }
    server.outcome = { ...server.outcome, version: server.outcome.version + 1 }
    return Promise.resolve(answer({ version: server.outcome.version }))
  }
  return server
}

const { fetch: own } = globalThis
beforeEach(() => queryClient.clear())
afterEach(() => {
  globalThis.fetch = own
})

const show = async (outcome: OutcomeOfYear, { canWrite = true, diary = nothingOfDiary, failsDiary = false } = {}) => {
  const server = serve(outcome, diary)
  server.failsDiary = failsDiary
  const forecast = exampleForecast({}, { canWrite, week: 4 })
  const page = render(
    <QueryClientProvider client={queryClient}>
      <InForecast forecast={forecast}>
        <OutcomeSection />
      </InForecast>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Utfall' })
  await waitFor(() => expect(screen.queryByText('Läser in utfallet …')).not.toBeInTheDocument())
  return { server, forecast, page }
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/\u2212/g, '-')

const cell = (rowId: string, week: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-row-id="${rowId}"] [data-week="${week}"]`)
  if (found === null) throw new Error(`There is no ${rowId} in week ${week}`)
  return found
}

const shown = (rowId: string, week: number) => {
  const input = cell(rowId, week).querySelector('input')
  return plain(input === null ? cell(rowId, week).textContent : input.value)
}

const type = (rowId: string, week: number, text: string) => {
  act(() => within(cell(rowId, week)).getByRole('textbox').focus())
  const input = within(cell(rowId, week)).getByRole('textbox')
  fireEvent.input(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

const bar = () => screen.getByRole('group', { name: 'Ändringar i utfallet' })
const save = () => within(bar()).getByRole('button', { name: 'Spara utfallet' })
const weeks = () => screen.getByRole('group', { name: 'Markerade veckor' })
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)
const told = () => platformStore.get(notificationsAtom).flatMap(({ lines }) => lines)

const partial: OutcomeOfYear = {
  ...empty,
  version: 2,
  rows: [
    rowOf('worked', 0, 'typed', { 1: 40_000 }),
    rowOf('worked', 0, 'file', { 1: 39_000, 2: 41_050 }),
    rowOf('performed', 0, 'forecast', { 1: 31_000 }),
    rowOf('absence', 2, 'diary', { 2: 800 }),
    rowOf('staff-cost', 0, 'machine', { 2: 9_876_550 }),
  ],
  complete: [2],
}

test('R-542 budget, forecast, outcome and difference of a row stand below each other, and none is a row of the forecast', async () => {
  await show(partial)
  expect(shown('outcome-worked', 1)).toBe('400')
  expect([1, 2].map(week => shown('outcome-worked:budget', week))).toEqual(['415', '415'])
  expect(shown('outcome-worked:forecast', 1)).toBe('400')
  expect(shown('outcome-worked:difference', 1)).toBe('0')
  expect(shown('outcome-performed:difference', 2)).toBe('')
  expect(shown('outcome-staff-cost', 2)).toBe('98 766')
  expect(document.querySelector('[data-row-id^="absences-"], [data-row-id^="needs-"]')).toBeNull()
})

const sumOf = (rowId: string) =>
  plain(document.querySelector(`[data-row-id="${rowId}"] [data-summary="sum"]`)?.textContent)

test('R-542 the weeks that are over are summed; in brackets, and said, where the forecast stands in for some', async () => {
  await show(partial)
  // 400 typed, 410.5 of the file, and week 3 by the forecast.
  expect(sumOf('outcome-worked')).toMatch(/^\(1 \d{3}(,\d+)?\)1 v\. prognos$/)
  expect(sumOf('outcome-worked:budget')).toBe('1 245')
  const parts = [1, 2].map(week => Number(shown('outcome-worked:difference', week).replace(',', '.')))
  const difference = Number(sumOf('outcome-worked:difference').replace(',', '.'))
  expect(difference).toBeCloseTo((parts[0] ?? 0) + (parts[1] ?? 0))
  expect(sumOf('outcome-substitutes-1')).toBe('')
  expect(sumOf('outcome-figure-efficiency')).toBe('')
  expect(sumOf('outcome-figure-cost')).toMatch(/ v\. prognos$/)
})

test('R-542 a row with an outcome in each week that is over has a sum of its own', async () => {
  await show({ ...empty, rows: [rowOf('worked', 0, 'typed', { 1: 40_000, 2: 41_050, 3: 100 })] })
  expect(sumOf('outcome-worked')).toBe('811,5')
})

test('a cell says which source counts and what the others say, and a reckoned one that it is no outcome', async () => {
  await show(partial)
  expect(within(cell('outcome-worked', 1)).getByRole('textbox')).toHaveAccessibleDescription(
    /Inskrivet.*Från fil: 390 tim/,
  )
  expect(shown('outcome-performed', 2)).toMatch(/^\(.+\)$/)
  expect(cell('outcome-performed', 2)).toHaveAttribute('title', expect.stringMatching(/Inget utfall: prognosens/))
  expect(shown('outcome-worked', 3)).toBe('')
  expect(cell('outcome-figure-efficiency', 1)).toHaveAttribute('data-tone', 'normal')
  expect(cell('outcome-figure-cost', 1)).toHaveAttribute(
    'title',
    'Prognosen räknas där utfall saknas: frånvaro, vikarier',
  )
})

test('what other sources say of kronor has its öre, which the cell itself leaves out', async () => {
  const rows = [rowOf('staff-cost', 0, 'typed', { 1: 9_876_625 }), rowOf('staff-cost', 0, 'file', { 1: 9_876_550 })]
  await show({ ...empty, rows })
  expect(plain(cell('outcome-staff-cost', 1).getAttribute('title'))).toBe('Inskrivet. Från fil: 98 765,50 kr')
})

test('the head of a week says its state, and weeks to come and complete ones take no input', async () => {
  await show(partial)
  const head = (week: number) =>
    document.querySelector(`[role=columnheader][data-week="${week}"]`)?.getAttribute('aria-description')
  expect([1, 2, 3].map(head)).toEqual(['Delvis utfall', 'Klar', 'Inget utfall'])
  expect(head(4)).toBe('Innevarande vecka, inte slut än')
  expect(within(cell('outcome-worked', 2)).queryByRole('textbox')).toBeNull()
  expect(cell('outcome-worked', 4)).toHaveAttribute('title', 'Veckan är inte slut än')
})

test('what is typed is counted, saved with its version, undone and redone', async () => {
  const { server } = await show(empty)
  expect(screen.getByText(/Inget utfall är inskrivet än/)).toBeVisible()
  expect(save()).toBeDisabled()
  type('outcome-worked', 1, '395,5')
  type('outcome-absence-2', 2, '8')
  expect(bar()).toHaveTextContent('2 celler är inte sparade')
  fireEvent.click(within(bar()).getByRole('button', { name: 'Ångra senaste i utfallet' }))
  expect(bar()).toHaveTextContent('1 cell är inte sparad')
  fireEvent.click(within(bar()).getByRole('button', { name: 'Gör om i utfallet' }))
  expect(leaveGuard.isDirty()).toBe(true)
  await act(async () => fireEvent.click(save()))
  await waitFor(() => expect(bar()).toHaveTextContent('Utfallet är sparat'))
  expect(server.sent).toEqual([
    {
      method: 'PATCH',
      path: '',
      version: '"1-0"',
      body: {
        changes: [
          { kind: 'worked', serverId: 0, week: 1, value: 39_550 },
          { kind: 'absence', serverId: 2, week: 2, value: 800 },
        ],
      },
    },
  ])
  expect(leaveGuard.isDirty()).toBe(false)
})

test('letters are refused in place, lose nothing and are not sent', async () => {
  const { server } = await show(empty)
  type('outcome-worked', 1, 'många')
  expect(await screen.findByText('Skriv ett tal, till exempel 7,5.')).toBeInTheDocument()
  expect(shown('outcome-worked', 1)).toBe('många')
  expect(bar()).toHaveTextContent('1 cell att rätta')
  await act(async () => fireEvent.click(save()))
  expect(told().join(' ')).toContain('En cell har ett värde som inte går att spara. Rätta det först.')
  expect(server.sent).toEqual([])
})

test('a save that fails keeps what was typed', async () => {
  const { server } = await show(empty)
  type('outcome-worked', 1, '395')
  server.failing = true
  await act(async () => fireEvent.click(save()))
  await waitFor(() =>
    expect(told().join(' ')).toContain(
      'Utfallet kunde inte sparas. Något gick fel på servern. Det du skrev finns kvar.',
    ),
  )
  expect(bar()).toHaveTextContent('1 cell är inte sparad')
  server.failing = false
  await act(async () => fireEvent.click(save()))
  await waitFor(() => expect(bar()).toHaveTextContent('Utfallet är sparat'))
})

describe('somebody else was first', () => {
  test('other cells are saved with mine on top of theirs', async () => {
    const { server } = await show(empty)
    type('outcome-worked', 1, '395')
    server.outcome = { ...empty, version: 5, rows: [rowOf('absence', 2, 'typed', { 1: 800 })] }
    await act(async () => fireEvent.click(save()))
    await waitFor(() => expect(bar()).toHaveTextContent('Utfallet är sparat'))
    expect(server.sent.map(({ version }) => version)).toEqual(['"1-0"', '"1-5"'])
    fireEvent.click(screen.getByRole('button', { name: 'Visa budget, prognos och skillnad: Semester' }))
    expect(shown('outcome-absence-2', 1)).toBe('8')
    expect(shown('outcome-absence-2:difference', 1)).toBe('+8')
  })

  test('R-539 a cell that both changed is asked about, and asked again after it was put off', async () => {
    const { server } = await show(empty)
    type('outcome-worked', 1, '395')
    type('outcome-worked', 2, '380')
    server.outcome = { ...empty, version: 5, rows: [rowOf('worked', 0, 'typed', { 1: 40_000 })] }
    await act(async () => fireEvent.click(save()))
    const dialog = await screen.findByRole('dialog', { name: 'Någon annan har ändrat samma celler' })
    expect(within(dialog).getAllByRole('group')).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bar()).toHaveTextContent('2 celler är inte sparade')
    await act(async () => fireEvent.click(save()))
    const again = await screen.findByRole('dialog', { name: 'Någon annan har ändrat samma celler' })
    fireEvent.click(within(again).getByRole('radio', { name: /Sparat värde.*400/ }))
    await act(async () => fireEvent.click(within(again).getByRole('button', { name: 'Spara med valen' })))
    await waitFor(() => expect(bar()).toHaveTextContent('Utfallet är sparat'))
    expect(shown('outcome-worked', 1)).toBe('400')
    expect(server.sent.at(-1)?.body).toEqual({ changes: [{ kind: 'worked', serverId: 0, week: 2, value: 38_000 }] })
  })

  test('amounts that differ by öre are told apart where they are decided', async () => {
    const { server } = await show(empty)
    type('outcome-staff-cost', 1, '98765,50')
    server.outcome = { ...empty, version: 5, rows: [rowOf('staff-cost', 0, 'typed', { 1: 9_876_625 })] }
    await act(async () => fireEvent.click(save()))
    const dialog = await screen.findByRole('dialog', { name: 'Någon annan har ändrat samma celler' })
    const choices = within(dialog).getAllByRole('radio')
    expect(choices.map(choice => plain(choice.closest('label')?.textContent))).toEqual([
      expect.stringContaining('98 765,50'),
      expect.stringContaining('98 766,25'),
    ])
  })

  test('a week that has become complete meanwhile is named, and what was typed stays', async () => {
    const { server } = await show(empty)
    type('outcome-worked', 1, '395')
    server.outcome = { ...empty, version: 5, complete: [1] }
    await act(async () => fireEvent.click(save()))
    await waitFor(() => expect(told().join(' ')).toContain('Vecka 1 har blivit klar sedan du skrev.'))
    expect(bar()).toHaveTextContent('1 cell är inte sparad')
    expect(server.sent).toHaveLength(1)
  })

  const closedMeanwhile = async () => {
    const { server } = await show(empty)
    type('outcome-worked', 3, '395')
    server.outcome = { ...empty, version: 5, complete: [1, 2, 3] }
    await act(async () => fireEvent.click(save()))
    await waitFor(() => expect(told().join(' ')).toContain('Vecka 3 har blivit klar sedan du skrev.'))
    return server
  }

  test('such a week is opened again without a save, and then what was typed is saved', async () => {
    const server = await closedMeanwhile()
    fireEvent.click(within(weeks()).getByRole('button', { name: 'Öppna igen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Öppna igen: Vecka 3' })
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Skäl/ }), { target: { value: 'Timmar saknas' } })
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Öppna igen' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(bar()).toHaveTextContent('1 cell är inte sparad')
    await act(async () => fireEvent.click(save()))
    await waitFor(() => expect(bar()).toHaveTextContent('Utfallet är sparat'))
    expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['PATCH ', 'POST /reopen', 'PATCH '])
    expect(shown('outcome-worked', 3)).toBe('395')
  })

  test('undoing takes what was typed out of such a week', async () => {
    await closedMeanwhile()
    fireEvent.click(within(bar()).getByRole('button', { name: 'Ångra senaste i utfallet' }))
    expect(bar()).toHaveTextContent('Utfallet är sparat')
    expect(leaveGuard.isDirty()).toBe(false)
  })
})

describe('whole weeks', () => {
  test('before any is chosen the last open one is meant: as forecast, and complete', async () => {
    const { server } = await show(empty)
    expect(weeks()).toHaveTextContent('Vecka 3')
    await act(async () => fireEvent.click(within(weeks()).getByRole('button', { name: 'Som prognosen' })))
    await waitFor(() => expect(told()).toContain('Prognosens timmar är utfall i veckan'))
    await act(async () => fireEvent.click(within(weeks()).getByRole('button', { name: 'Klar' })))
    await waitFor(() => expect(told()).toContain('Veckan är klar'))
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/as-forecast', { weeks: [3] }],
      ['POST', '/complete', { weeks: [3] }],
    ])
  })

  test('a complete week is opened again with a reason, which is asked for', async () => {
    const { server } = await show({ ...empty, complete: [1, 2, 3] })
    expect(within(weeks()).getByRole('button', { name: 'Klar' })).toBeDisabled()
    fireEvent.click(within(weeks()).getByRole('button', { name: 'Öppna igen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Öppna igen: Vecka 3' })
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Öppna igen' })))
    expect(within(dialog).getByRole('textbox', { name: /Skäl/ })).toHaveAccessibleDescription(/Skriv ett skäl/)
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Skäl/ }), { target: { value: ' Fel fil ' } })
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Öppna igen' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.sent.at(-1)).toMatchObject({ path: '/reopen', body: { weeks: [3], reason: 'Fel fil' } })
  })

  test('what was done is told as done where it cannot be read anew, and that is told by itself', async () => {
    const { server } = await show({ ...empty, complete: [1, 2, 3] })
    fireEvent.click(within(weeks()).getByRole('button', { name: 'Öppna igen' }))
    const dialog = await screen.findByRole('dialog', { name: 'Öppna igen: Vecka 3' })
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Skäl/ }), { target: { value: 'Fel fil' } })
    server.failsReading = true
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Öppna igen' })))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 20_000 })
    expect(told()).toContain('Veckan är öppen igen')
    expect(told().join(' ')).toContain('Det som gjordes är sparat, men utfallet kunde inte läsas om.')
    expect(told().join(' ')).not.toContain('Utfallet kunde inte sparas.')
  }, 30_000)

  test('exactly the weeks that are touched are named, also where others lie between them', async () => {
    const { server } = await show({ ...empty, complete: [1, 3] })
    const corner = document.querySelector('[data-corner]')
    if (corner === null) throw new Error('The corner is there')
    act(() => void fireEvent.mouseDown(corner))
    expect(weeks()).toHaveTextContent('Vecka 1–3')
    expect(within(weeks()).getByRole('button', { name: 'Klar' })).toHaveAttribute(
      'title',
      expect.stringMatching(/^Vecka 2: /),
    )
    fireEvent.click(within(weeks()).getByRole('button', { name: 'Öppna igen' }))
    expect(await screen.findByRole('dialog', { name: 'Öppna igen: Vecka 1, 3' })).toBeInTheDocument()
    expect(server.sent).toEqual([])
  })

  test('the history of a week says who did what from which source', async () => {
    await show(partial)
    fireEvent.click(within(weeks()).getByRole('button', { name: 'Veckans historik' }))
    const dialog = await screen.findByRole('dialog', { name: 'Utfallets historik, vecka 3' })
    const items = (await within(dialog).findAllByRole('listitem')).map(({ textContent }) => plain(textContent))
    expect(items[0]).toContain('Veckan öppnades igen: Fel fil')
    expect(items[1]).toContain('Systemet')
    expect(items[2]).toContain('Semester, Inskrivet: inget värde → 7,5 tim')
  })
})

test('without permission everything is read and nothing can be typed or done', async () => {
  await show(partial, { canWrite: false })
  expect(screen.getByText('Du saknar behörighet att ändra utfallet.')).toBeVisible()
  expect(
    within(weeks())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Veckans historik'])
  expect(screen.queryByRole('button', { name: 'Spara utfallet' })).toBeNull()
  expect(document.querySelector('[data-editable]')).toBeNull()
})

test('before any week is over there is no sheet but the reason', async () => {
  await show({ ...empty, lastWeek: 0 })
  expect(screen.getByText(/Ingen vecka under året är slut än/)).toBeVisible()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('an outcome that cannot be read says so and is asked for again', async () => {
  const server = serve(empty)
  server.failing = true
  render(
    <QueryClientProvider client={queryClient}>
      <InForecast forecast={exampleForecast({}, { week: 4 })}>
        <OutcomeSection />
      </InForecast>
    </QueryClientProvider>,
  )
  const retry = await screen.findByRole('button', { name: 'Försök igen' }, { timeout: 20_000 })
  server.failing = false
  fireEvent.click(retry)
  expect(await screen.findByRole('group', { name: 'Markerade veckor' })).toBeVisible()
}, 30_000)

describe('what the diary has', () => {
  const absence = { kind: 'absence', serverId: 2, before: null, after: 800 } as const
  const diary: OutcomeDiary = {
    waiting: 1,
    weeks: [
      { week: 1, changes: [absence, { kind: 'substitute', serverId: 5, before: 400, after: null }] },
      { week: 3, changes: [absence] },
    ],
  }
  const title = 'Dagboken säger något annat än utfallet i 2 veckor'

  test('R-561 weeks that are over with hours of the diary are named, with their hours, and taken over by one press', async () => {
    const { server } = await show(partial, { diary })
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(/^Vecka 1, 3\. 1 post är inte godkänd än/)).toBeVisible()
    // What becomes less is seen without a press.
    expect(screen.getByText(/I 1 vecka blir någon rad mindre än nu\./)).toBeVisible()
    const hours = screen.getByText('Visa timmarna').closest('details')
    expect(hours).toHaveAttribute('open')
    expect(plain(hours?.textContent)).toContain('Vecka 1')
    expect(plain(hours?.textContent)).toMatch(/inget värde → 8 tim/)
    expect(plain(hours?.textContent)).toMatch(/4 tim → inget värde/)
    const button = screen.getByRole('button', { name: 'Ta över från dagboken' })
    act(() => button.focus())
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument())
    expect(server.sent).toEqual([{ method: 'POST', path: '/from-diary', version: '"1-2"', body: { weeks: [1, 3] } }])
    expect(told()).toContain('Dagbokens timmar är utfall i 2 veckor')
    // The button has gone: the keyboard goes on in the layer.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Utfall' })).toContainElement(focused()))
  })

  test('who may only read is offered nothing', async () => {
    await show(partial, { diary, canWrite: false })
    expect(screen.queryByText(title)).not.toBeInTheDocument()
  })

  test('what cannot be read is said, and asked for again; the outcome stands meanwhile', async () => {
    const { server } = await show(partial, { diary, failsDiary: true })
    const again = await screen.findByRole('button', { name: 'Försök igen' })
    expect(shown('outcome-worked', 1)).toBe('400')
    server.failsDiary = false
    fireEvent.click(again)
    expect(await screen.findByText(title)).toBeVisible()
  })
})
