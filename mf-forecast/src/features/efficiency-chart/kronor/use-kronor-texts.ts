import { formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import type { ChartView } from '../../../context/view'
import type { KronorLine, KronorWeek } from './kronor-weeks'

/** Figures in the order in which they are said. */
const order = ['income', 'cost', 'balance', 'budgetCost'] as const
export type KronorFigure = KronorLine | 'balance'

export const figuresOf = ({ figures }: KronorWeek): (readonly [KronorFigure, number])[] =>
  order.flatMap(name => {
    const value = figures[name]
    return value === undefined ? [] : [[name, value] as const]
  })

/** The words of the chart in a view. */
export const useKronorTexts = (view: ChartView, from: number) => {
  const { t } = useTranslation('forecast-kronor')
  return useMemo(() => {
    const nameOf = (figure: KronorFigure): string => t(`names.${view}.${figure}`, { from })
    const said = (figures: readonly (readonly [KronorFigure, number])[]): string =>
      figures.map(([name, value]) => t('figure', { name: nameOf(name), amount: formatMoney(value) })).join(', ')
    return {
      nameOf,
      weekText: (week: KronorWeek): string => t('weekText', { week: week.week, figures: said(figuresOf(week)) }),
      /** `whole` is what the weeks come to together. */
      summary: (to: number | undefined, whole: readonly (readonly [KronorFigure, number])[]): string =>
        t(view === 'own' ? 'summaryOwn' : 'summaryCumulative', { from, to, figures: said(whole) }),
    }
  }, [view, from, t])
}
