import type { DiaryPlan } from '@veckovis/contracts/diary'
import { daysOfColumns, footOfPlan, type PlanPeriod } from '@veckovis/domain/diary'
import { colourOfMark } from '@veckovis/domain/forecast'
import { formatPercent, nothing } from '@veckovis/domain/numbers'
import { levelOf, mostOf, type RowSummaries, type SheetCell, type SheetGroup, type SheetRow } from '@veckovis/grid'
import { hoursText, nameOf } from '../../data/entry-texts'
import { emptyCell, planCell, type PlanTexts } from './plan-cell'
import { personOfRow, rowIdOfPerson, type PlanEntry, type PlannedCells, type PlannedPart } from './planned-cells'

export type Planned = Pick<DiaryPlan, 'people' | 'entries' | 'forecast'>

type Person = DiaryPlan['people'][number]

/** What rows are made of; the same for all of them. */
export type PlanContent = { readonly period: PlanPeriod; readonly cells: PlannedCells; readonly texts: PlanTexts }

const hoursAwayId = 'hours-away'

const nobody: ReadonlySet<number> = new Set()

const columnsOf = ({ columns }: PlanPeriod) => Array.from({ length: columns }, (_, index) => index + 1)

type Days = ReturnType<typeof daysOfColumns>

const daysOf = new WeakMap<PlanPeriod, readonly Days[]>()

/** The days of each column, found once for all the people of a plan. */
const daysOfEach = (period: PlanPeriod): readonly Days[] => {
  const days = daysOf.get(period) ?? columnsOf(period).map(column => daysOfColumns(period, column))
  daysOf.set(period, days)
  return days
}

const hundredthsOf = (parts: readonly PlannedPart[]): number =>
  parts.reduce((sum, part) => sum + Math.round((part.hours ?? 0) * 100), 0)

const sumOfRow = ({ cells }: PlanContent, rowId: string): string | undefined => {
  const parts = [...(cells.get(rowId)?.values() ?? [])].flat()
  return parts.length === 0 ? undefined : hoursText(hundredthsOf(parts) / 100)
}

/** The sums of some of the columns alone, by row: what a part of the year comes to on paper. */
export const sumsOfColumns = (
  { cells }: Pick<PlanContent, 'cells'>,
  columns: readonly number[],
): ReadonlyMap<string, RowSummaries> => {
  const sums = new Map<string, RowSummaries>()
  let away = 0
  for (const [rowId, row] of cells) {
    const parts = columns.flatMap(column => row.get(column) ?? [])
    const hundredths = hundredthsOf(parts)
    if (personOfRow(rowId) !== null) away += hundredths
    if (parts.length > 0) sums.set(rowId, { sum: hoursText(hundredths / 100) })
  }
  return sums.set(hoursAwayId, { sum: hoursText(away / 100) })
}

type RowOptions = {
  readonly id: string
  readonly label: string
  readonly chosen: ReadonlySet<number>
  /** What stands where nothing is planned */
  readonly without?: (column: number) => SheetCell
}

const plannedRow = (content: PlanContent, { id, label, chosen, without }: RowOptions): SheetRow => {
  const { period, cells, texts } = content
  const row = cells.get(id)
  const sum = sumOfRow(content, id)
  return {
    id,
    label,
    status: 'normal',
    cells: columnsOf(period).map(column => {
      const parts = row?.get(column)
      if (parts === undefined) return without?.(column) ?? emptyCell
      const isChosen = parts.some(({ entry }) => chosen.has(entry.id))
      return planCell(parts, isChosen, texts)
    }),
    ...(sum !== undefined && { sum }),
  }
}

/** The row of a person; weeks before and after the employment say so. */
export const personRow = (content: PlanContent, person: Person, chosen = nobody): SheetRow => {
  const { period, texts } = content
  const { employedFrom, employedTo, id } = person
  const away: SheetCell = { ...emptyCell, text: nothing, tone: 'muted', description: texts.t('plan.notEmployed') }
  return plannedRow(content, {
    id: rowIdOfPerson(id),
    label: nameOf(person, texts.t),
    chosen,
    without: column => {
      const days = daysOfEach(period)[column - 1]
      if (days === undefined) throw new RangeError(`There is no column ${column}`)
      const { from, to } = days
      return to < employedFrom || (employedTo !== null && from > employedTo) ? away : emptyCell
    },
  })
}

/** The row of a category without people. */
export const categoryRow = (
  content: PlanContent,
  category: 'EXTRA_RESOURCE' | 'CHANGE_OF_NEEDS',
  chosen = nobody,
): SheetRow => plannedRow(content, { id: category, label: content.texts.t(`categories.${category}`), chosen })

const read = { editable: false, dirty: false } as const

type FootRow = Pick<SheetRow, 'id' | 'label' | 'sum'> & {
  readonly values: readonly number[]
  readonly textOf: (value: number) => string
}

const footRow = ({ values, textOf, ...row }: FootRow): SheetRow => {
  const most = mostOf(values)
  return {
    ...row,
    status: 'normal',
    tone: 'strong',
    cells: values.map(value => ({ ...read, text: textOf(value), ...levelOf(value, most) })),
  }
}

const isAbsence = (entry: PlanEntry) => entry.category === 'ABSENCE'

const awayRows = ({ period, texts: { t } }: PlanContent, entries: readonly PlanEntry[]): SheetRow[] => {
  const absences = entries.filter(isAbsence).flatMap(({ staffId, perDay, ...dates }) =>
    // An absence without either does not come from the server.
    staffId === null || perDay === null ? [] : [{ ...dates, staffId, perDay: Math.round(perDay * 100) }],
  )
  const foot = footOfPlan(absences, period)
  const sum = foot.reduce((total, { hours }) => total + hours, 0)
  return [
    footRow({
      id: 'people-away',
      label: t('plan.foot.people'),
      values: foot.map(({ peopleAway }) => peopleAway),
      textOf: people => (people === 0 ? '' : String(people)),
    }),
    footRow({
      id: hoursAwayId,
      label: t('plan.foot.hours'),
      values: foot.map(({ hours }) => hours),
      textOf: hours => (hours === 0 ? '' : hoursText(hours / 100)),
      sum: hoursText(sum / 100),
    }),
  ]
}

const forecastRows = (
  { texts: { t } }: PlanContent,
  { needs, efficiency, marks }: NonNullable<Planned['forecast']>,
) => {
  const percents = footRow({
    id: 'efficiency',
    label: t('plan.foot.efficiency'),
    values: efficiency,
    textOf: percent => formatPercent(percent, 0),
  })
  // How much of it there is says nothing; where all cells are colour, it is the one of the mark.
  const marked = ({ text }: SheetCell, mark: (typeof marks)[number] | undefined): SheetCell => {
    if (mark === undefined || mark === 'unmarked') return { ...read, text }
    const word = t(`marks.${mark}`)
    return { ...read, text, description: word, title: word, tone: colourOfMark(mark) === 'green' ? 'good' : 'bad' }
  }
  return [
    footRow({ id: 'needs', label: t('plan.foot.needs'), values: needs, textOf: hoursText }),
    { ...percents, cells: percents.cells.map((cell, index) => marked(cell, marks[index])) },
  ]
}

/** What the columns come to; need and efficiency of the weeks for those who read the forecast. */
export const footRows = (content: PlanContent, { entries, forecast }: Planned): SheetRow[] => [
  ...awayRows(content, entries),
  ...(forecast === null || content.period.daysPerColumn === 1 ? [] : forecastRows(content, forecast)),
]

/** The groups of the plan, of rows that are made already. */
export const planGroups = (
  rows: {
    readonly people: readonly SheetRow[]
    readonly others: readonly SheetRow[]
    readonly foot: readonly SheetRow[]
  },
  captions: { readonly period: string; readonly sums: string },
  { t }: Pick<PlanTexts, 't'>,
): SheetGroup[] => [
  { id: 'people', caption: t('plan.people', { period: captions.period }), rows: rows.people },
  { id: 'others', caption: t('plan.others'), rows: rows.others },
  { id: 'foot', caption: captions.sums, rows: rows.foot },
]
