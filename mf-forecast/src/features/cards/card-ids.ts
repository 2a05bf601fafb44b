/** The figures on the cards that are calculated and can be explained. */
export type ForecastCardId =
  'total-efficiency' | 'remaining-budget' | 'year-to-date' | 'deficit' | 'cost-per-hour' | 'payroll-overhead'

export type ExplainCard = (card: ForecastCardId, anchor: HTMLElement) => void
