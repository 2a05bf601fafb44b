import type { ForecastResult } from '@veckovis/domain/forecast'
import { layerOfCell, type OutcomeRow } from '@veckovis/domain/outcome'
import { formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import type { SheetCell, SheetRow } from '@veckovis/grid'
import { isOver, weekState, type OutcomeView } from './outcome-model'
import type { OutcomeWording } from './outcome-names'
import type { OutcomeGroup } from './outcome-rows-of'
import { sumOfWeeks, type Summed } from './outcome-sums'

type Part = 'worked' | 'performed' | 'absences' | 'substitutes'

type Figure = {
  readonly id: 'efficiency' | 'cost' | 'deficit'
  readonly of: (result: ForecastResult) => readonly number[]
  readonly text: (value: number) => string
}

const figures: readonly Figure[] = [
  { id: 'efficiency', of: result => result.ownWeekEfficiency, text: value => formatPercent(value, 1) },
  { id: 'cost', of: result => result.weekCost, text: formatMoney },
  { id: 'deficit', of: result => result.deficit, text: formatFractionalHours },
]

/** What of a week the forecast stands in for, so that the figure is not the outcome's alone. */
const restsOn = (
  view: OutcomeView,
  groups: readonly OutcomeGroup[],
  { id }: Figure,
  index: number,
): readonly Part[] => {
  const week = view.weeks[index] ?? 0
  const lacks = (row: OutcomeRow) => layerOfCell(view.lists, row, week) === 'forecast'
  const isWorkedMissing = lacks({ kind: 'worked', serverId: 0 })
  const listed = groups.flatMap(group => (group.id !== 'week' && group.rows.some(lacks) ? [group.id] : []))
  if (id === 'cost') {
    if (view.figures.givenKronor[index] === true) return []
    return [...(isWorkedMissing ? ['worked' as const] : []), ...listed]
  }
  const needs = lacks({ kind: 'performed', serverId: 0 }) ? ['performed' as const] : []
  return [...needs, ...(isWorkedMissing ? (['worked', ...listed] as const) : [])]
}

const blank: SheetCell = { text: '', editable: false, dirty: false }

const figureCell = (
  view: OutcomeView,
  groups: readonly OutcomeGroup[],
  figure: Figure,
  index: number,
  t: OutcomeWording['t'],
): SheetCell => {
  const week = view.weeks[index] ?? 0
  const value = figure.of(view.figures.outcome)[index]
  if (value === undefined || !isOver(view, week) || weekState(view, week) === 'empty') return blank
  const parts = restsOn(view, groups, figure, index)
  const isBad = figure.id === 'deficit' && value < 0
  const cell: SheetCell = { ...blank, text: figure.text(value), tone: isBad ? 'bad' : 'normal' }
  if (parts.length === 0) return cell
  const description = t('cell.rests', { parts: parts.map(part => t(`parts.${part}`)).join(', ') })
  return { ...cell, text: `(${figure.text(value)})`, tone: 'muted', description, title: description }
}

/** The same weeks by the outcome and by the forecast, so that the two sums can be compared; efficiency has no sum. */
const sumOfFigure = (
  view: OutcomeView,
  { id, text, of }: Figure,
  result: ForecastResult,
  reckoned?: (weeks: readonly number[]) => string | undefined,
): Summed => {
  const over = view.weeks.flatMap((week, index) => (isOver(view, week) ? [index] : []))
  if (id === 'efficiency' || !over.some(index => weekState(view, view.weeks[index] ?? 0) !== 'empty')) return {}
  return sumOfWeeks({ values: over.map(index => of(result)[index] ?? null), text, reckoned: reckoned?.(over) })
}

/** Said beside a sum of which some weeks rest on the forecast, wholly or in part. */
const restingIn =
  (view: OutcomeView, groups: readonly OutcomeGroup[], figure: Figure, { t }: Pick<OutcomeWording, 't'>) =>
  (indices: readonly number[]): string | undefined => {
    const count = indices.filter(
      index => weekState(view, view.weeks[index] ?? 0) === 'empty' || restsOn(view, groups, figure, index).length > 0,
    ).length
    return count === 0 ? undefined : t('sum.rests', { count })
  }

/** What the weeks come to with the outcome, and below it with the forecast; nothing here takes input. */
export const figureRows = (
  view: OutcomeView,
  groups: readonly OutcomeGroup[],
  { t }: OutcomeWording,
): readonly SheetRow[] =>
  figures.flatMap((figure): SheetRow[] => [
    {
      id: `outcome-figure-${figure.id}`,
      label: t(`figures.${figure.id}`),
      status: 'normal',
      tone: 'strong',
      ...sumOfFigure(view, figure, view.figures.outcome, restingIn(view, groups, figure, { t })),
      cells: view.weeks.map((_, index) => figureCell(view, groups, figure, index, t)),
    },
    {
      id: `outcome-figure-${figure.id}:forecast`,
      label: t('lines.forecast'),
      indent: 1,
      status: 'normal',
      tone: 'grey',
      ...sumOfFigure(view, figure, view.figures.forecast),
      cells: view.weeks.map((week, index): SheetCell => {
        const value = figure.of(view.figures.forecast)[index]
        return value === undefined || !isOver(view, week) ? blank : { ...blank, text: figure.text(value) }
      }),
    },
  ])
