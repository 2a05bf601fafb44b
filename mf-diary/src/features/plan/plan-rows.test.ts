import { planOfMonth, planOfYear } from '@veckovis/domain/diary'
import { diaryTexts } from '../../data/texts.fixture'
import { planCell } from './plan-cell'
import { planColumns } from './plan-columns'
import { footRows, personRow, sumsOfColumns, type PlanContent } from './plan-groups'
import { planCells, type PlanEntry } from './planned-cells'
import { categoryOfRow, entriesIn, plannedFor, waitingOf } from './selected-cells'

/** Swedish texts without a document. */
const t = (key: string, values: Record<string, unknown> = {}): string => {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], diaryTexts.sv)
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

const texts = { absences: [], t: t as PlanContent['texts']['t'] }

const vacation: PlanEntry = {
  ...{ id: 1, version: 1, category: 'ABSENCE', status: 'APPROVED', reason: 2, staffId: 7, isHandled: false },
  ...{ from: '2026-07-06', to: '2026-07-19', weekdays: [1, 2, 3, 4, 5], perDay: 7.5, perWeek: null },
}

const person = {
  ...{ id: 7, firstName: 'Åsa', lastName: 'Öberg', distinction: null, isRemoved: false },
  ...{ employedFrom: '2026-01-05', employedTo: '2026-07-19' },
}

const contentOf = (entries: readonly PlanEntry[], period = planOfYear(2026)): PlanContent => ({
  period,
  cells: planCells(entries, period),
  texts,
})

const titlesOf = (entries: readonly PlanEntry[], week: number) =>
  personRow(contentOf(entries), person).cells[week - 1]?.marks?.map(({ title }) => title)

test('a week says reason, status and hours, by letters, pattern and words', () => {
  const row = personRow(contentOf([vacation]), person)
  expect(row.label).toBe('Åsa Öberg')
  expect(row.cells[27]).toMatchObject({
    text: 'S 37,5',
    marks: [{ pattern: 'plain', title: 'Semester, godkänd, 37,5 timmar' }],
  })
  expect(row.sum).toBe('75')
})

test('what waits is striped, and what was handled by hand dotted', () => {
  const patterns = [{ status: 'WAITING' as const }, { status: 'WAITING' as const, isHandled: true }].map(change => {
    const [mark] = personRow(contentOf([{ ...vacation, ...change }]), person).cells[27]?.marks ?? []
    return [mark?.pattern, mark?.title]
  })
  expect(patterns).toEqual([
    ['stripes', 'Semester, väntar, 37,5 timmar'],
    ['dots', 'Semester, hanterad manuellt, 37,5 timmar'],
  ])
})

test('an absence behind which a proposed change waits is marked by a sign and in words', () => {
  const [cell] = personRow(contentOf([{ ...vacation, changeWaits: true }]), person).cells.slice(27)
  expect(cell).toMatchObject({
    text: 'S* 37,5',
    marks: [{ pattern: 'plain', title: 'Semester, godkänd, 37,5 timmar, ändring väntar' }],
  })
})

test('who comes stands in the words of the mark', () => {
  expect(titlesOf([{ ...vacation, substituteName: 'Bo Berg' }], 28)).toEqual([
    'Semester, godkänd, 37,5 timmar, ersättare Bo Berg',
  ])
})

test('entries of one reason and status are one mark, others stand beside it', () => {
  const monday = { ...vacation, id: 2, from: '2026-07-13', to: '2026-07-13', perDay: 0.5 }
  const ill = { ...vacation, id: 3, reason: 1, from: '2026-07-13', to: '2026-07-13', perDay: 2 }
  expect(titlesOf([vacation, monday, ill], 29)).toEqual([
    'Semester, godkänd, 38 timmar',
    'Korttidssjukfrånvaro, godkänd, 2 timmar',
  ])
  const row = personRow(contentOf([vacation, monday, ill]), person)
  expect(row.cells[28]?.text).toBe('S+K 40')
})

test('weeks outside the employment say so', () => {
  const { cells } = personRow(contentOf([vacation]), person)
  expect([0, 1, 28, 29].map(place => cells[place]?.text)).toEqual(['–', '', 'S 37,5', '–'])
  expect(cells[0]?.description).toBe('Inte anställd')
})

test('a reason without letters of ours stands by its number', () => {
  const [part] =
    planCells([{ ...vacation, reason: 12 }], planOfYear(2026))
      .get('person-7')
      ?.get(28) ?? []
  expect(part && planCell([part], false, { ...texts, absences: [{ id: 12, name: 'Facklig tid' }] })).toMatchObject({
    text: '12 37,5',
    marks: [{ title: 'Facklig tid, godkänd, 37,5 timmar' }],
  })
})

test('a chosen entry is marked as such', () => {
  const { cells } = personRow(contentOf([vacation]), person, new Set([1]))
  expect(cells[27]).toMatchObject({ dirty: true, tone: 'accent' })
  expect(cells[1]).toMatchObject({ dirty: false })
})

const change: PlanEntry = {
  ...{ ...vacation, id: 4, category: 'CHANGE_OF_NEEDS', reason: 'DEATH', staffId: null, perDay: null, perWeek: 14 },
  ...{ from: '2026-07-06', to: '2026-07-16', weekdays: [1, 2, 3, 4, 5, 6, 7] },
}

test('a change of needs has its share of a week, and the hours of a week on a day', () => {
  const hours = (period = planOfYear(2026)) => [...(planCells([change], period).get('CHANGE_OF_NEEDS') ?? [])]
  expect(hours().map(([week, parts]) => [week, parts[0]?.hours])).toEqual([
    [28, -14],
    [29, -8],
  ])
  const parts = hours(planOfMonth(2026, 7))[0]?.[1] ?? []
  expect(planCell(parts, false, texts)).toMatchObject({
    text: '',
    marks: [{ title: 'Dödsfall, godkänd, 14 timmar i veckan' }],
  })
})

test('the foot counts people and hours away, and has what the forecast says of whole weeks only', () => {
  const weeks = Array.from({ length: 53 }, () => 100)
  const forecast = { needs: weeks, efficiency: weeks, marks: weeks.map(() => 'understaffed' as const) }
  const plan = { people: [person], entries: [vacation, change], forecast }
  const foot = footRows(contentOf(plan.entries), plan)
  expect(foot.map(({ id, cells }) => [id, cells[27]?.text])).toEqual([
    ['people-away', '1'],
    ['hours-away', '37,5'],
    ['needs', '100'],
    ['efficiency', expect.stringMatching(/^100\s%$/)],
  ])
  expect(foot[3]?.cells[27]?.description).toBe('Underbemannad')
  expect(footRows(contentOf(plan.entries), { ...plan, forecast: null })).toHaveLength(2)
  expect(footRows(contentOf(plan.entries, planOfMonth(2026, 7)), plan)).toHaveLength(2)
})

test('the colour of efficiency is the one of its mark, however high it is', () => {
  const weeks = Array.from({ length: 53 }, (_, index) => 80 + index)
  const marks = weeks.map((_, index) =>
    index === 0 ? ('unmarked' as const) : index % 2 === 0 ? ('properly-staffed' as const) : ('overstaffed' as const),
  )
  const plan = { people: [person], entries: [vacation], forecast: { needs: weeks, efficiency: weeks, marks } }
  const row = footRows(contentOf(plan.entries), plan).at(-1)
  expect(row?.cells.slice(0, 3).map(({ tone, level }) => [tone, level])).toEqual([
    [undefined, undefined],
    ['bad', undefined],
    ['good', undefined],
  ])
})

const selection = (rowIds: string[], columns: number[]) => ({
  ...{ rowIds, columns, wholeColumn: null },
  focus: { rowId: rowIds[0] ?? '', column: columns[0] ?? 1 },
})

test('selected cells give their entries once, and what a new one begins with', () => {
  const period = planOfYear(2026)
  const waiting: PlanEntry = { ...vacation, id: 5, status: 'WAITING', from: '2026-07-20', to: '2026-07-24' }
  const cells = planCells([vacation, waiting, change], period)
  const found = entriesIn(cells, selection(['person-7', 'CHANGE_OF_NEEDS'], [28, 29, 30]))
  expect(found.map(({ id }) => id)).toEqual([1, 5, 4])
  expect(waitingOf(found).map(({ id }) => id)).toEqual([5])
  expect(plannedFor(selection(['person-7'], [28, 29]), period)).toEqual({
    ...{ staffId: 7, from: '2026-07-06', to: '2026-07-19' },
  })
  expect(plannedFor(selection(['person-7'], []), period)).toBeNull()
  expect(['person-7', 'EXTRA_RESOURCE', 'hours-away'].map(categoryOfRow)).toEqual(['ABSENCE', 'EXTRA_RESOURCE', null])
})

test('a week has its days off and eves, a day its own', () => {
  const columns = planColumns(planOfYear(2026), '2026-03-18', texts.t)
  expect(columns[24]).toEqual({
    ...{ id: 25, kind: 'week', title: 'v. 25', shortTitle: '25', subtitle: '15/6', isPast: false, isCurrent: false },
    badge: { text: '●', title: 'Midsommarafton 19/6, Midsommardagen 20/6' },
  })
  expect(columns.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([12])
  expect(columns.filter(({ isPast }) => isPast)).toHaveLength(11)
  const june = planColumns(planOfMonth(2026, 6), '2026-03-18', texts.t)
  expect([june[18], june[19]].map(day => [day?.subtitle, day?.badge?.text])).toEqual([
    ['fre', '○'],
    ['lör', '●'],
  ])
  expect(june[20]?.badge).toBeUndefined()
  expect(june.filter(({ isRest }) => isRest).map(({ id }) => id)).toEqual([6, 7, 13, 14, 20, 21, 27, 28])
})

test('a part of the year on paper ends in its own sums, of each row and of all who are away', () => {
  const other = { ...vacation, id: 2, staffId: 8, from: '2026-07-13', to: '2026-07-13' }
  const resource: PlanEntry = { ...vacation, id: 3, category: 'EXTRA_RESOURCE', staffId: null }
  const content = contentOf([vacation, other, resource])
  const sums = (columns: readonly number[]) => Object.fromEntries(sumsOfColumns(content, columns))
  expect(sums([28])).toEqual({
    'person-7': { sum: '37,5' },
    EXTRA_RESOURCE: { sum: '37,5' },
    'hours-away': { sum: '37,5' },
  })
  expect(sums([28, 29])).toMatchObject({ 'person-7': { sum: '75' }, 'hours-away': { sum: '82,5' } })
  const foot = footRows(content, { people: [person], entries: [vacation, other, resource], forecast: null })
  expect(sums([27, 28, 29, 30])['hours-away']?.sum).toBe(foot.find(({ id }) => id === 'hours-away')?.sum)
})
