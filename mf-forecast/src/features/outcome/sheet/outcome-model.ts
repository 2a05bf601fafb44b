import type { WeekRange } from '@veckovis/domain/calendar'
import type { ForecastInput } from '@veckovis/domain/forecast'
import {
  differenceOfRow,
  effectiveOutcome,
  obstacleOfWeek,
  outcomeCell,
  outcomeCellKey,
  outcomeFigures,
  outcomeRowId,
  rowsWithEdits,
  stateOfWeek,
  type EditedOutcome,
  type OutcomeFigures,
  type OutcomeLists,
  type OutcomeRow,
  type RowDifference,
} from '@veckovis/domain/outcome'
import type { SheetCell, SheetMark, SheetRow } from '@veckovis/grid'
import type { ReactNode } from 'react'
import { outcomeRowName, type OutcomeWording } from './outcome-names'
import { sumOfWeeks, type Summed } from './outcome-sums'
import { outcomeAmount, outcomeText, outcomeTyped, reckonedAmount, signedText } from './outcome-values'

/** What is edited, and everything calculated from it for the weeks in view. */
export type OutcomeView = {
  readonly edited: EditedOutcome
  readonly input: ForecastInput
  readonly range: WeekRange
  readonly weeks: readonly number[]
  readonly lists: OutcomeLists
  readonly figures: OutcomeFigures
}

export const viewOutcome = (
  edited: EditedOutcome,
  input: ForecastInput,
  range: WeekRange,
  weeks: readonly number[],
): OutcomeView => {
  const lists = effectiveOutcome(rowsWithEdits(edited, input.weeks), input.weeks)
  return { edited, input, range, weeks, lists, figures: outcomeFigures(input, lists, range) }
}

/** Whether the week is over; the others have no outcome yet. */
export const isOver = ({ edited }: Pick<OutcomeView, 'edited'>, week: number) => week <= edited.stored.lastWeek

export const weekState = ({ edited, lists }: Pick<OutcomeView, 'edited' | 'lists'>, week: number) =>
  stateOfWeek(lists, edited.stored.complete, week)

const marks: Readonly<Record<string, Pick<SheetMark, 'pattern' | 'tone'>>> = {
  typed: { pattern: 'plain', tone: 'accent' },
  file: { pattern: 'stripes', tone: 'accent' },
  machine: { pattern: 'stripes', tone: 'muted' },
  diary: { pattern: 'dots', tone: 'accent' },
  forecast: { pattern: 'dots', tone: 'muted' },
}

/** What counts of a cell while no source has spoken of it; hundredths of hours or öre. */
const figureOf = ({ figures }: OutcomeView, { kind }: OutcomeRow, index: number, forecast: number): number => {
  const { outcome } = figures
  if (kind === 'worked') return outcome.available[index] ?? forecast
  if (kind === 'staff-cost') return (outcome.weekCost[index] ?? 0) * 100
  return forecast
}

type Place = { readonly row: OutcomeRow; readonly week: number; readonly index: number; readonly line: RowDifference }

const blank: SheetCell = { text: '', editable: false, dirty: false }

/** In brackets: no source has spoken, and what counts is reckoned. */
const reckonedCell = (
  view: OutcomeView,
  { row, week, index, line }: Place,
  { t, words }: OutcomeWording,
): SheetCell => {
  if (weekState(view, week) === 'empty') return { ...blank, description: t('cell.none'), title: t('cell.none') }
  const counts = figureOf(view, row, index, line.forecast)
  const isReckoned = row.kind === 'worked' || row.kind === 'staff-cost'
  const description = t(isReckoned ? 'cell.reckoned' : 'cell.forecast', {
    value: reckonedAmount(row.kind, counts, words),
  })
  return {
    ...blank,
    text: `(${outcomeText(row.kind, counts)})`,
    editText: '',
    tone: 'muted',
    description,
    title: description,
  }
}

const spokenCell = (
  { row, week }: Place,
  cell: NonNullable<ReturnType<typeof outcomeCell>>,
  { t, words }: OutcomeWording,
): SheetCell => {
  const { source, value, others } = cell
  const also = others.map(other =>
    t('cell.other', { source: t(`sources.${other.source}`), value: outcomeAmount(row.kind, other.value, words) }),
  )
  const mark = marks[source]
  if (mark === undefined) throw new RangeError(`${source} in week ${week} has no mark`)
  return {
    ...blank,
    text: outcomeText(row.kind, value),
    editText: outcomeTyped(row.kind, value),
    marks: [{ ...mark, title: t(`sources.${source}`), onPaper: '' }],
    title: [t(`sources.${source}`), ...also].join('. '),
    ...(also.length > 0 ? { description: also.join('. ') } : {}),
  }
}

const outcomeCellOf = (view: OutcomeView, place: Place, wording: OutcomeWording): SheetCell => {
  const { edited, lists } = view
  const { row, week } = place
  if (!isOver(view, week)) return { ...blank, description: wording.t('cell.toCome'), title: wording.t('cell.toCome') }
  const spoken = outcomeCell(lists, row, week)
  return {
    ...(spoken === null ? reckonedCell(view, place, wording) : spokenCell(place, spoken, wording)),
    name: wording.t('cell.name', { name: outcomeRowName(row, wording), week }),
    editable: obstacleOfWeek(edited, week) === null,
    dirty: edited.edits.has(outcomeCellKey({ ...row, week })),
  }
}

const lineIds = ['forecast', 'budget', 'difference'] as const

const lineText = (row: OutcomeRow, id: (typeof lineIds)[number], line: RowDifference): string => {
  const value = line[id]
  if (value === null) return ''
  return id === 'difference' ? signedText(row.kind, value) : outcomeText(row.kind, value)
}

/** What the row comes to in the weeks that are over, each by what counts of it; in brackets where some have no outcome. */
const sumOfOutcome = (
  view: OutcomeView,
  row: OutcomeRow,
  lines: readonly RowDifference[],
  { t }: OutcomeWording,
): Summed => {
  const over = lines.flatMap((line, index) => (isOver(view, view.weeks[index] ?? 0) ? [{ line, index }] : []))
  const spoken = over.filter(({ line }) => line.outcome !== null).length
  if (spoken === 0) return {}
  return sumOfWeeks({
    values: over.map(({ line, index }) => line.outcome ?? figureOf(view, row, index, line.forecast)),
    text: value => outcomeText(row.kind, value),
    reckoned: spoken === over.length ? undefined : t('sum.rests', { count: over.length - spoken }),
  })
}

const sumOfLine = (
  view: OutcomeView,
  row: OutcomeRow,
  id: (typeof lineIds)[number],
  lines: readonly RowDifference[],
): Summed =>
  sumOfWeeks({
    values: lines.flatMap((line, index) => (isOver(view, view.weeks[index] ?? 0) ? [line[id]] : [])),
    text: value => (id === 'difference' ? signedText(row.kind, value) : outcomeText(row.kind, value)),
  })

const isZero = (value: number | null) => value === null || value === 0

/** The lines below that of the outcome: what it stands beside. */
const linesBeside = (
  view: OutcomeView,
  row: OutcomeRow,
  lines: readonly RowDifference[],
  { t }: OutcomeWording,
): SheetRow[] =>
  lineIds
    .filter(id => lines.some(line => line[id] !== null))
    .map(id => ({
      id: `${outcomeRowId(row)}:${id}`,
      label: t(`lines.${id}`),
      indent: 1,
      status: 'normal',
      tone: 'grey',
      ...sumOfLine(view, row, id, lines),
      cells: lines.map((line, index): SheetCell => {
        const isShown = isOver(view, view.weeks[index] ?? 0)
        return isShown
          ? { ...blank, text: lineText(row, id, line), tone: isZero(line[id]) ? 'muted' : 'normal' }
          : blank
      }),
    }))

type RowLook = {
  /** Its budget, forecast and difference stand below it. */
  readonly isOpen: boolean
  readonly labelAction: ReactNode
}

/** A row of the outcome: what happened, to be typed, and below it what it stands beside. */
export const outcomeSheetRows = (
  view: OutcomeView,
  row: OutcomeRow,
  look: RowLook,
  wording: OutcomeWording,
): readonly SheetRow[] => {
  const lines = differenceOfRow(view.input, view.lists, row, view.range)
  const cells = lines.map((line, index) =>
    outcomeCellOf(view, { row, week: view.weeks[index] ?? 0, index, line }, wording),
  )
  const own: SheetRow = {
    id: outcomeRowId(row),
    label: outcomeRowName(row, wording),
    labelAction: look.labelAction,
    ...sumOfOutcome(view, row, lines, wording),
    cells,
    status: cells.some(({ dirty }) => dirty) ? 'dirty' : 'normal',
  }
  return look.isOpen ? [own, ...linesBeside(view, row, lines, wording)] : [own]
}
