import type { WeekRange } from '@veckovis/domain/calendar'
import type { SheetSelection } from '@veckovis/grid'
import { keptInBrowser } from '@veckovis/platform'
import { atom, type Atom } from 'jotai'
import type { ForecastEditor } from '../editing/forecast-editor'

/** Running sums from the start week, or each week by itself: lines, band and marks go together. */
export const chartViews = ['cumulative', 'own'] as const
export type ChartView = (typeof chartViews)[number]

/** Dialogs that keys and commands open as well as buttons. */
export type OpenDialog = 'fill-in' | 'history' | 'keys' | 'commands'

export type View = ReturnType<typeof createView>

/** Whether the chart is unfolded: what the person chose last in this browser, for every forecast and both tabs. */
const createShowsChartAtom = (userId: number | null) => {
  const key = `veckovis-forecast-chart:${userId}`
  const shownAtom = atom(keptInBrowser.read(key) !== 'folded')
  return atom(
    get => get(shownAtom),
    (get, set) => {
      set(shownAtom, !get(shownAtom))
      keptInBrowser.write(key, get(shownAtom) ? 'shown' : 'folded')
    },
  )
}

/** How the person looks at the forecast; it holds while the same one is shown, on both tabs. */
export const createView = ({ address, content }: ForecastEditor, rangeAtom: Atom<WeekRange>, userId: number | null) => {
  const { currentWeek } = content().forecast
  const chosenWeekAtom = atom(currentWeek.year === address.year ? currentWeek.week : null)
  return {
    illnessAsPercentageAtom: atom(false),
    chartViewAtom: atom<ChartView>('cumulative'),
    /** Setting it folds the chart or unfolds it. */
    showsChartAtom: createShowsChartAtom(userId),
    /** Whether the figures of the chart stand below it as a table. */
    showsChartTableAtom: atom(false),
    /** Ids of the tables that are put away. */
    foldedAtom: atom<ReadonlySet<string>>(new Set<string>()),
    /** The week shown where only one is: the chosen one, at first the current one, else the first of the range. */
    weekShownAtom: atom(
      get => {
        const { startWeek, endWeek } = get(rangeAtom)
        const chosen = get(chosenWeekAtom)
        return chosen !== null && chosen >= startWeek && chosen <= endWeek ? chosen : startWeek
      },
      (_get, set, week: number) => set(chosenWeekAtom, week),
    ),
    /** The tab that comes was asked for by a command: the focus goes into its sheet. */
    leadsToSheetAtom: atom(false),
    dialogAtom: atom<OpenDialog | null>(null),
    /** What is selected in the sheet; null where no sheet stands. */
    selectionAtom: atom<SheetSelection | null>(null),
  }
}
