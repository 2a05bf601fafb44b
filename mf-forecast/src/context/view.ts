import type { WeekRange } from '@veckovis/domain/calendar'
import type { SheetSelection } from '@veckovis/grid'
import { keptChoice } from '@veckovis/platform'
import { atom, type Atom } from 'jotai'
import type { ForecastEditor } from '../editing/forecast-editor'

/** Running sums from the start week, or each week by itself: lines, band and marks go together. */
export const chartViews = ['cumulative', 'own'] as const
export type ChartView = (typeof chartViews)[number]

/** Dialogs that keys and commands open as well as buttons. */
export type OpenDialog = 'fill-in' | 'history' | 'keys' | 'commands'

export type View = ReturnType<typeof createView>

const chart = { name: 'veckovis-forecast-chart', on: 'shown', off: 'folded', first: true }
const chartUnit = { name: 'veckovis-forecast-chart-unit', on: 'kronor', off: 'hours', first: false }
const density = { name: 'veckovis-forecast-density', on: 'dense', off: 'comfortable', first: false }
const outcome = { name: 'veckovis-forecast-outcome', on: 'shown', off: 'hidden', first: false }

/** How the person looks at the forecast; it holds while the same one is shown, on both tabs. */
export const createView = ({ address, content }: ForecastEditor, rangeAtom: Atom<WeekRange>, userId: number | null) => {
  const { currentWeek } = content().forecast
  const chosenWeekAtom = atom(currentWeek.year === address.year ? currentWeek.week : null)
  const selectionAtom = atom<SheetSelection | null>(null)
  const weekShownAtom = atom(
    get => {
      const { startWeek, endWeek } = get(rangeAtom)
      const chosen = get(chosenWeekAtom)
      return chosen !== null && chosen >= startWeek && chosen <= endWeek ? chosen : startWeek
    },
    (_get, set, week: number) => set(chosenWeekAtom, week),
  )
  const userIdAtom = atom(userId)
  return {
    illnessAsPercentageAtom: atom(false),
    chartViewAtom: atom<ChartView>('cumulative'),
    /** Setting it folds the chart or unfolds it. */
    showsChartAtom: keptChoice(chart, userIdAtom),
    /** The chart tells of kronor instead of hours, where there are any to tell of. */
    isChartInKronorAtom: keptChoice(chartUnit, userIdAtom),
    /** All weeks at once, too narrow for their figures. */
    isDenseAtom: keptChoice(density, userIdAtom),
    /** The layer of the outcome stands below the details. */
    showsOutcomeAtom: keptChoice(outcome, userIdAtom),
    /** Something of it is not saved: it is kept, out of sight where it does not stand. */
    holdsOutcomeAtom: atom(false),
    /** It has just been turned on: it is brought into sight once it stands. */
    leadsToOutcomeAtom: atom(false),
    /** Whether the figures of the chart stand below it as a table. */
    showsChartTableAtom: atom(false),
    /** Ids of the tables that are put away. */
    foldedAtom: atom<ReadonlySet<string>>(new Set<string>()),
    /** The week shown where only one is: the chosen one, at first the current one, else the first of the range. */
    weekShownAtom,
    /** The week that the keys are in, else the one that a narrow window would show. */
    weekLookedAtAtom: atom(get => {
      const column = get(selectionAtom)?.focus?.column
      return typeof column === 'number' ? column : get(weekShownAtom)
    }),
    /** The tab that comes was asked for by a command: the focus goes into its sheet. */
    leadsToSheetAtom: atom(false),
    dialogAtom: atom<OpenDialog | null>(null),
    /** What is selected in the sheet; null where no sheet stands. */
    selectionAtom,
  }
}
