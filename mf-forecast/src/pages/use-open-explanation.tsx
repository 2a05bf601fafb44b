import {
  explainBudgetBasis,
  explainCard,
  explainCell,
  forecastRowIds,
  type BudgetBasis,
  type BudgetBasisFigure,
  type Explanation,
} from '@veckovis/domain'
import type { GridAddress } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useCallback, useMemo, useState } from 'react'
import { rowNameById, type AbsenceNames, type Words } from '../data/row-names'
import type { ForecastCardId } from '../features/cards/card-ids'
import { explanationNames } from '../features/explanation/explanation-texts'
import { ExplanationPopover } from '../features/explanation/explanation-popover'
import type { ForecastFigures } from '../features/forecast-tables/forecast-figures'

type ExplanationInput = {
  readonly figures: ForecastFigures
  readonly absenceNames: AbsenceNames
  readonly budget: BudgetBasis
  readonly illnessAsPercentage: boolean
}

type Asked =
  | { readonly kind: 'cell'; readonly address: GridAddress }
  | { readonly kind: 'card'; readonly card: ForecastCardId }
  | { readonly kind: 'basis'; readonly figure: BudgetBasisFigure }

type OpenExplanation = { readonly asked: Asked; readonly anchor: HTMLElement }

const explainOf = ({ figures, budget, illnessAsPercentage }: ExplanationInput, asked: Asked): Explanation | null => {
  const { edited } = figures.state
  const { range } = figures.result
  if (asked.kind === 'basis') return explainBudgetBasis(budget, asked.figure)
  if (asked.kind === 'card') {
    if (asked.card === 'payroll-overhead') return explainBudgetBasis(budget, 'payrollOverhead')
    return asked.card === 'year-to-date'
      ? explainCard(edited, { startWeek: 1, endWeek: range.endWeek }, 'remaining-budget')
      : explainCard(edited, range, asked.card)
  }
  const { rowId, column } = asked.address
  const asPercentage = illnessAsPercentage && rowId === forecastRowIds.shortTermIllness
  return column === 'label' ? null : explainCell(edited, range, { rowId, column, asPercentage })
}

const cardNames: Readonly<Record<ForecastCardId, string>> = {
  'total-efficiency': 'cards.total',
  'remaining-budget': 'cards.remaining',
  'year-to-date': 'cards.yearToDate',
  deficit: 'cards.deficit',
  'cost-per-hour': 'cards.costPerHour',
  'payroll-overhead': 'cards.payrollOverhead',
}

const titleOf = (asked: Asked, { figures, absenceNames }: ExplanationInput, words: Words): string => {
  if (asked.kind === 'card') {
    const { startWeek: from, endWeek: to } = figures.result.range
    return words(cardNames[asked.card], { from, to, week: to, year: figures.state.edited.year })
  }
  if (asked.kind === 'basis') return words(`cards.basis.${asked.figure}`)
  const { rowId, column } = asked.address
  const place = typeof column === 'number' ? words('weekShort', { week: column }) : words(`grid.${column}`)
  return words('status.place', { name: rowNameById(rowId, absenceNames, words), place })
}

const keyOf = ({ asked }: OpenExplanation) => JSON.stringify(asked)

/** Which figure is being explained. It is explained anew from every edit, so that it tells what is shown now. */
export const useOpenExplanation = (input: ExplanationInput) => {
  const { figures, absenceNames, budget, illnessAsPercentage } = input
  const { t } = useTranslation('mf-forecast')
  const [open, setOpen] = useState<OpenExplanation | null>(null)

  const explain = useCallback(
    (asked: Asked) => explainOf({ figures, absenceNames, budget, illnessAsPercentage }, asked),
    [figures, absenceNames, budget, illnessAsPercentage],
  )
  const openCell = useCallback(
    (address: GridAddress, anchor: HTMLElement) => setOpen({ asked: { kind: 'cell', address }, anchor }),
    [],
  )
  const openCard = useCallback(
    (card: ForecastCardId, anchor: HTMLElement) => setOpen({ asked: { kind: 'card', card }, anchor }),
    [],
  )
  const openBasis = useCallback(
    (figure: BudgetBasisFigure, anchor: HTMLElement) => setOpen({ asked: { kind: 'basis', figure }, anchor }),
    [],
  )
  const isExplained = useCallback((address: GridAddress) => explain({ kind: 'cell', address }) !== null, [explain])
  const names = useMemo(() => explanationNames(absenceNames, t), [absenceNames, t])

  const explanation = open === null ? null : explain(open.asked)
  const popover =
    open === null || explanation === null ? null : (
      <ExplanationPopover
        key={keyOf(open)}
        title={titleOf(open.asked, input, t)}
        explanation={explanation}
        names={names}
        anchor={open.anchor}
        onClose={() => setOpen(null)}
      />
    )
  return { isExplained, openCell, openCard, openBasis, popover }
}
