import { addMessages, i18n } from '@veckovis/platform'
import { diaryTexts } from '../../data/texts.fixture'
import { vacation } from '../../data/entry.fixture'
import { exportDiary } from './export-diary'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const { fetch: own } = globalThis
afterEach(() => {
  globalThis.fetch = own
  jest.restoreAllMocks()
})

test('R-290 the file holds what the filters of the list leave, and is named by them', async () => {
  const asked: [path: string, query: object, body: unknown][] = []
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'https://veckovis.example')
    asked.push([pathname, Object.fromEntries(searchParams), JSON.parse(String(init?.body))])
    const body = { entries: [vacation], total: 1, summary: [], write: false, approve: false }
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
  }
  Object.assign(URL, { createObjectURL: () => 'blob:file' })
  const given: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(this.download)
  })
  const filters = { category: 'ABSENCE', status: 'WAITING', from: '2026-08-01', to: '2026-08-31', show: 'all' } as const
  const outcome = await exportDiary({
    ...{ unitId: 12, unitName: 'Norr', names: { absences: [], substitutes: [] } },
    part: {
      ...{ search: 'sommar', filters: { ...filters, staff: [7], reasons: [2] }, page: 3, pageSize: 10 },
      sort: { key: 'lastDate', direction: 'ascending' },
    },
    t: (key, values = {}) => i18n.t(`mf-diary:${key}`, values),
    giving: { kind: 'csv', onProgress: () => undefined },
  })
  expect(outcome).toEqual({ ok: true, value: 1 })
  expect(asked).toEqual([
    [
      expect.stringMatching(/\/diary\/unit\/12\/search$/),
      {
        ...{ category: 'ABSENCE', status: 'WAITING', from: '2026-08-01', to: '2026-08-31', show: 'all' },
        ...{ sort: 'lastDate', direction: 'ascending', page: '1', pageSize: '100' },
      },
      { search: 'sommar', staff: [7], reasons: [2] },
    ],
  ])
  expect(given).toEqual([
    expect.stringMatching(/^Dagbok Norr, Frånvaro, Väntar, Semester, .*2026-08-01 \d{4}-\d{2}-\d{2}\.csv$/),
  ])
})
