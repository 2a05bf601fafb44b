import { type WeekRange } from '@veckovis/domain/calendar'
import { calculateYearToDateRemaining, forecastRowIds, type BudgetBasisFigure } from '@veckovis/domain/forecast'
import type { GridAddress } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { Tabs } from '@veckovis/ui/tabs'
import { useMemo, useState, type ReactNode } from 'react'
import type { ForecastEditor } from '../data/forecast-editor'
import { forecastTabs, type ForecastTab } from '../data/forecast-tab'
import { mayHideSheet } from '../data/may-hide-sheet'
import type { AbsenceNames } from '../data/row-names'
import type { BudgetBasis } from '../features/cards/budget-basis'
import type { ForecastCardId } from '../features/cards/card-ids'
import { ForecastCards } from '../features/cards/forecast-cards'
import { EffectLine } from '../features/effect/effect-line'
import type { ChartView } from '../features/efficiency-chart/chart-weeks'
import { EfficiencyChart } from '../features/efficiency-chart/efficiency-chart'
import { ForecastTables } from '../features/forecast-tables/forecast-tables'
import { WeeksOffTarget } from '../features/off-target/weeks-off-target'
import type { AskForNote } from '../features/forecast-tables/status/selection-status'
import { useFigures, type FiguresAtom } from '../features/forecast-tables/use-forecast-figures'
import { useNarrow } from '../features/forecast-tables/one-week/use-narrow'
import * as styles from './forecast-page.module.css'

export type ForecastWorkspaceProps = {
  readonly editor: ForecastEditor
  readonly tab: ForecastTab
  readonly onTabChange: (tab: ForecastTab) => void
  readonly figuresAtom: FiguresAtom
  readonly range: WeekRange
  readonly labelActions: ReadonlyMap<string, ReactNode>
  readonly absenceNames: AbsenceNames
  readonly annotatedCells: ReadonlySet<string>
  readonly budget: BudgetBasis
  readonly payrollOverhead: number | null
  readonly incomplete: boolean
  readonly isExplained: (address: GridAddress) => boolean
  readonly onExplain: (address: GridAddress, anchor: HTMLElement) => void
  readonly onExplainCard: (card: ForecastCardId, anchor: HTMLElement) => void
  readonly onExplainBasis: (figure: BudgetBasisFigure, anchor: HTMLElement) => void
  readonly onAnnotate: AskForNote
}

/** Which tables are put away; the choice holds while the page is open, on both tabs. */
const useFolding = (editor: ForecastEditor) => {
  const { t } = useTranslation('mf-forecast')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const onFold = (id: string, isFolded: boolean) => {
    if (isFolded && !mayHideSheet(editor, t)) return
    setFolded(before => new Set([...before].filter(other => other !== id).concat(isFolded ? [id] : [])))
  }
  return { folded, onFold }
}

/** The week shown where only one is: the current one, else the first of the range. */
const useWeekShown = ({ editor, range }: Pick<ForecastWorkspaceProps, 'editor' | 'range'>) => {
  const { currentWeek } = editor.content().forecast
  const { startWeek, endWeek } = range
  const [chosen, setChosen] = useState(currentWeek.year === editor.address.year ? currentWeek.week : startWeek)
  return { week: chosen >= startWeek && chosen <= endWeek ? chosen : startWeek, onWeekChange: setChosen }
}

/** A point of the chart is the status of its week in the view that is shown. */
const explainWeek =
  ({ onExplain }: Pick<ForecastWorkspaceProps, 'onExplain'>, view: ChartView) =>
  (week: number, anchor: HTMLElement) =>
    onExplain({ rowId: rowOfView[view], column: week }, anchor)

const rowOfView = { cumulative: forecastRowIds.weeklyEfficiency, own: forecastRowIds.ownWeekEfficiency } as const

type ChartChoice = { readonly view: ChartView; readonly onView: (view: ChartView) => void }

const EfficiencyTop = ({ chart, ...props }: ForecastWorkspaceProps & { readonly chart: ChartChoice }) => {
  const { editor, figuresAtom, budget, payrollOverhead, incomplete, onExplainCard, onExplainBasis } = props
  const { state, result } = useFigures(editor, figuresAtom)
  const yearToDateRemaining = useMemo(() => calculateYearToDateRemaining(state.edited, result), [state.edited, result])
  const { year } = state.edited
  return (
    <>
      <ForecastCards
        {...{ result, yearToDateRemaining, budget, payrollOverhead, year, incomplete }}
        onExplain={onExplainCard}
        onExplainBasis={onExplainBasis}
      />
      <EfficiencyChart
        {...{ result, year }}
        {...chart}
        currentWeek={state.currentWeek}
        onExplain={explainWeek(props, chart.view)}
      />
      <WeeksOffTarget {...{ result, year }} currentWeek={state.currentWeek} />
    </>
  )
}

/** While rows are edited: what they lead to in one line, and the chart for who wants to see it move. */
const DetailsTop = ({
  editor,
  figuresAtom,
  chart,
}: Pick<ForecastWorkspaceProps, 'editor' | 'figuresAtom'> & { readonly chart: ChartChoice }) => {
  const { state, result } = useFigures(editor, figuresAtom)
  const { t } = useTranslation('mf-forecast')
  const isNarrow = useNarrow()
  const [showsChart, setShowsChart] = useState(true)
  return (
    <section className={styles.effect} aria-label={t('effect.label')}>
      <div className={styles.effectLine}>
        <EffectLine result={result} />
        {!isNarrow && (
          <Button variant="quiet" aria-expanded={showsChart} onClick={() => setShowsChart(shown => !shown)}>
            {t(showsChart ? 'effect.hideChart' : 'effect.showChart')}
          </Button>
        )}
      </div>
      {!isNarrow && showsChart && (
        <EfficiencyChart
          result={result}
          year={state.edited.year}
          currentWeek={state.currentWeek}
          {...chart}
          compact
          height={140}
        />
      )}
    </section>
  )
}

/** The two tabs, each with its figures above its tables. */
export const ForecastWorkspace = (props: ForecastWorkspaceProps) => {
  const { editor, tab, onTabChange, figuresAtom, labelActions, absenceNames, annotatedCells, incomplete } = props
  const { isExplained, onExplain, onAnnotate } = props
  const { t } = useTranslation('mf-forecast')
  const folding = useFolding(editor)
  const weekShown = useWeekShown(props)
  const [view, onView] = useState<ChartView>('cumulative')
  const chart = { view, onView }
  const panelOf = (key: ForecastTab) => (
    <div className={styles.panel}>
      {key === 'efficiency' ? (
        <EfficiencyTop {...props} chart={chart} />
      ) : (
        <DetailsTop {...{ editor, figuresAtom, chart }} />
      )}
      <ForecastTables
        key={key}
        {...{ editor, figuresAtom, labelActions, absenceNames, incomplete, isExplained, onExplain, onAnnotate }}
        {...folding}
        {...weekShown}
        tab={key}
        annotated={annotatedCells}
      />
    </div>
  )
  return (
    <Tabs
      activeKey={tab}
      onChange={key => onTabChange(key === 'details' ? 'details' : 'efficiency')}
      items={forecastTabs.map(key => ({ key, label: t(`tabs.${key}`), children: key === tab && panelOf(key) }))}
    />
  )
}
