import type { BudgetBasisFigure } from '@veckovis/domain/forecast'
import type { SheetAddress } from '@veckovis/grid'

/** The figures on the cards that are calculated and can be explained. */
export type ForecastCardId =
  | 'total-efficiency'
  | 'left-of-year'
  | 'remaining-budget'
  | 'year-to-date'
  | 'deficit'
  | 'vacant-hours'
  | 'cost-per-hour'
  | 'payroll-overhead'
  | 'income'
  | 'income-balance'

/** A figure of the page that somebody asked about. */
export type Asked =
  | { readonly kind: 'cell'; readonly address: SheetAddress }
  | { readonly kind: 'card'; readonly card: ForecastCardId }
  | { readonly kind: 'basis'; readonly figure: BudgetBasisFigure }

/** Asks about a figure; what answers stands beside the anchor. */
export type Ask = (asked: Asked, anchor: HTMLElement) => void
