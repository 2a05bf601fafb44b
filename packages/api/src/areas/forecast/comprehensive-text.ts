import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { rowKinds, wirePlaces, type ListedKind, type RowKind } from '@veckovis/domain/forecast'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import { hundredthsFromColumn } from './forecast-mapper'

/** What `comprehensiveSql` reads; numbers are text as the database writes them. */
export type ComprehensiveColumns = {
  readonly id: number
  readonly version: number
  readonly year: number
  readonly isLocked: boolean
  readonly lockedAt: string | null
  readonly annualSalary: string
  readonly hours: string
  readonly leftForScheme: string
  readonly hoursForSchedule: string
  readonly annualWorkers: string
  readonly obUsk: string
  readonly payrollOverhead: string | null
  readonly fullTimeHours: string
  readonly fixedCostPerWeek: string
  readonly costFactors: string | null
  readonly costPerHour: string
  /** Of no elements until the lock, and where settings change nothing in the year (A-215, A-216) */
  readonly payRise: string
  readonly fixedCostRise: string
  readonly unsocialShift: string
  /** Null until the lock, where the year has none and when the client is up to date (A-213) */
  readonly income: string | null
  /** Of no elements until the lock, and where no illness of the year is counted by spell (A-214) */
  readonly sickSpellHours: string
  readonly sickSavedHours: string
  readonly availableHours: string
  /** Null until the lock */
  readonly staffCost: string | null
  readonly remainingBudget: string | null
  /** Whether it tells of few people; false when the client is up to date, to whom it tells nothing */
  readonly isOfFew: boolean
  /** Null when the client is up to date */
  readonly rows: string | null
}

/** A decimal of the database without the zeros at its end: `7.50` is 7.5, and `7.00` is 7. */
export const trimmed = (decimal: string): string => {
  if (!decimal.includes('.')) return decimal
  let end = decimal.length
  while (decimal.endsWith('0', end)) end -= 1
  return decimal.slice(0, decimal.endsWith('.', end) ? end - 1 : end)
}

/** The elements of an array of numbers, as in `{7.50,0.00}`. */
const elementsOf = (array: string): string[] => (array === '{}' ? [] : array.slice(1, -1).split(','))

const keys = Array.from({ length: 53 }, (_, index) => `"${index + 1}":`)

/** An object from the number of a week to its value; index 0 is week 1. */
const byWeek = (values: readonly string[]): string => {
  let text = '{'
  for (let index = 0; index < values.length; index++) text += `${index === 0 ? '' : ','}${keys[index]}${values[index]}`
  return `${text}}`
}

/** Both have two decimals at most: their sum is one of hundredths, and exact. */
const sumOf = (one: string, other: string): string =>
  String(hoursFromHundredths(hundredthsFromColumn(Number(one)) + hundredthsFromColumn(Number(other))))

type Row = {
  readonly kind: RowKind
  readonly sourceId: number
  readonly total: string
  /** Typed hours and those of the diary together */
  readonly hours: string
  /** Undefined where no entry of the diary touches the row */
  readonly diary: string | undefined
}

const isZero = (decimal: string) => Number(decimal) === 0

const rowOf = (line: string): Row => {
  const [kind = '', sourceId, total = '0', typedArray = '{}', diaryArray = '{}'] = line.split(' ')
  const row = { kind: kind as RowKind, sourceId: Number(sourceId), total: trimmed(total) }
  const typed = elementsOf(typedArray)
  const diary = elementsOf(diaryArray)
  if (diary.every(isZero)) return { ...row, hours: byWeek(typed.map(trimmed)), diary: undefined }
  const hours = typed.map((value, index) => sumOf(value, diary[index] ?? '0'))
  return { ...row, hours: byWeek(hours), diary: byWeek(diary.map(trimmed)) }
}

const listed = (rows: readonly Row[], { kind }: ListedKind): string => {
  const ofKind = rows.filter(row => row.kind === kind).sort((one, other) => one.sourceId - other.sourceId)
  const texts = ofKind.map(({ sourceId, hours, diary }) =>
    diary === undefined
      ? `{"id":${sourceId},"values":${hours}}`
      : `{"id":${sourceId},"values":${hours},"diaryValues":${diary}}`,
  )
  return `[${texts.join(',')}]`
}

const objectOf = (members: Readonly<Record<string, string | number | boolean>>): string =>
  `{${Object.entries(members)
    .map(([name, value]) => `"${name}":${value}`)
    .join(',')}}`

const placedOnWire = wirePlaces(rowKinds)

const orNull = (decimal: string | null) => (decimal === null ? 'null' : trimmed(decimal))

const shiftOf = (columns: ComprehensiveColumns): Readonly<Record<string, string>> => {
  const perHour = elementsOf(columns.payRise)
  if (perHour.length === 0) return {}
  const fixedCost = byWeek(elementsOf(columns.fixedCostRise))
  return {
    costShift: objectOf({ perHour: byWeek(perHour), fixedCost, unsocial: byWeek(elementsOf(columns.unsocialShift)) }),
  }
}

const sickPayOf = (columns: ComprehensiveColumns): Readonly<Record<string, string>> => {
  const spellHours = elementsOf(columns.sickSpellHours)
  if (spellHours.length === 0) return {}
  const savedHours = byWeek(elementsOf(columns.sickSavedHours))
  return { sickPay: objectOf({ spellHours: byWeek(spellHours), savedHours }) }
}

const budgetOf = (columns: ComprehensiveColumns, budgetedSubstitutes: string): string =>
  objectOf({
    annualSalary: trimmed(columns.annualSalary),
    hours: trimmed(columns.hours),
    year: columns.year,
    leftForSchemeBudget: trimmed(columns.leftForScheme),
    hoursForSchedule: trimmed(columns.hoursForSchedule),
    isLocked: columns.isLocked,
    lockedAt: JSON.stringify(columns.lockedAt),
    annualWorker: objectOf({
      total: trimmed(columns.annualWorkers),
      temporaryWorkersWeeks: budgetedSubstitutes,
    }),
    obUsk: trimmed(columns.obUsk),
    PO: orNull(columns.payrollOverhead),
    fullTimeHours: trimmed(columns.fullTimeHours),
    fixedCostPerWeek: trimmed(columns.fixedCostPerWeek),
    costFactors: columns.costFactors ?? 'null',
    ...shiftOf(columns),
    ...(columns.income === null ? {} : { income: columns.income }),
    ...sickPayOf(columns),
  })

/**
 * The answer of GET …/comprehensive as JSON text; null when the client is up to date. The text is put together from what
 * the database has written: its numbers are read only where two of them are added.
 */
export const comprehensiveText = (columns: ComprehensiveColumns): string | null => {
  if (columns.rows === null) return null
  const rows = columns.rows === '' ? [] : columns.rows.split('\n').map(rowOf)
  const single = (kind: RowKind) => rows.find(row => row.kind === kind)
  const hoursOf = (kind: RowKind) => single(kind)?.hours ?? '{}'
  const zeros = () => Array.from({ length: weeksInIsoYear(columns.year) }, () => '0')
  const figures = (array: string | null) => byWeek(array === null ? zeros() : elementsOf(array))
  return objectOf({
    id: columns.id,
    budget: budgetOf(columns, hoursOf('budgeted-substitutes')),
    ...placedOnWire(kind => {
      if (kind.shape === 'rows') return listed(rows, kind)
      return kind.shape === 'row' ? `[{"values":${hoursOf(kind.kind)}}]` : hoursOf(kind.kind)
    }, objectOf),
    avgCostPerHour: columns.costPerHour,
    totalAvailableStaffHours: trimmed(columns.availableHours),
    totalScheduledStaffHoursForSpan: single('scheduled')?.total ?? 0,
    weeklyValues: objectOf({
      staffCost: figures(columns.staffCost),
      remainingBudget: figures(columns.remainingBudget),
    }),
  })
}
