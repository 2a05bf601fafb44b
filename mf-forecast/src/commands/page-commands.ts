import { periodPreset, periodPresetNames } from '@veckovis/domain/calendar'
import { requestUnitSearch } from '@veckovis/platform'
import type { Forecast } from '../context/create-forecast'
import { forecastTabs, inYear } from '../context/forecast-filters'
import type { Command, Obstacle } from './command'
import { foldTable } from './fold-table'
import { needsCell } from './sheet-commands'
import { yearsBeside, type Situation } from './situation'

const always = (): Obstacle | null => null
const onPage = { group: 'page', heardBy: 'page', chords: [], obstacle: always } as const satisfies Partial<Command>
const onShow = { ...onPage, group: 'show' } as const

const needsChange = ({ canWrite, isUnsaved, isSaving }: Situation): Obstacle | null => {
  if (!canWrite) return 'readOnly'
  if (isSaving) return 'saving'
  return isUnsaved ? null : 'nothingChanged'
}

const onDetails = ({ tab }: Situation): Obstacle | null => (tab === 'details' ? null : 'onlyDetails')

const needsWrite = ({ canWrite }: Situation): Obstacle | null => (canWrite ? null : 'readOnly')

const needsImport = ({ isImporting }: Situation): Obstacle | null => (isImporting ? null : 'noImport')

const excel: readonly Command[] = [
  { ...onPage, id: 'export', run: forecast => forecast.offered('export') },
  { ...onPage, id: 'import', obstacle: needsWrite, run: forecast => forecast.openImport() },
  { ...onPage, id: 'template', run: forecast => forecast.offered('template') },
  {
    ...{ ...onPage, id: 'nextDifference', chords: [{ key: 'F8' }], obstacle: needsImport },
    run: forecast => forecast.offered('nextDifference'),
  },
  {
    ...{ ...onPage, id: 'previousDifference', chords: [{ key: 'F8', shift: true }], obstacle: needsImport },
    run: forecast => forecast.offered('previousDifference'),
  },
]

const pageWide: readonly Command[] = [
  {
    ...{ ...onPage, id: 'commands', chords: [{ control: true, key: 'k' }] },
    run: forecast => forecast.openDialog('commands'),
  },
  { ...onPage, id: 'searchUnit', run: () => requestUnitSearch() },
  {
    ...{ ...onPage, id: 'showKeys', chords: [{ key: '?' }, { key: 'F1' }] },
    run: forecast => forecast.openDialog('keys'),
  },
  {
    ...{ ...onPage, id: 'toSheet', chords: [{ alt: true, key: 't' }] },
    run: ({ editor }) => void editor.focusSheet(),
  },
  {
    ...{ ...onPage, id: 'otherTab', chords: [{ alt: true, key: 'PageDown' }] },
    run: ({ editor, tabAtom, openTab, view }) => {
      const other = forecastTabs.find(tab => tab !== editor.store.get(tabAtom))
      if (other === undefined) return
      editor.store.set(view.leadsToSheetAtom, true)
      openTab(other)
    },
  },
  {
    ...{ ...onPage, id: 'save', chords: [{ control: true, key: 's' }], obstacle: needsChange },
    run: forecast => forecast.offered('save'),
  },
  { ...onPage, id: 'revert', obstacle: needsChange, run: forecast => forecast.offered('revert') },
  {
    ...{ ...onPage, id: 'fillIn', obstacle: needsWrite },
    run: forecast => forecast.openDialog('fill-in'),
  },
  { ...onPage, id: 'history', run: forecast => forecast.openDialog('history') },
  ...excel,
  {
    ...{ ...onPage, id: 'print', heardBy: 'browser', chords: [{ control: true, key: 'p' }] },
    run: () => window.print(),
  },
]

const showChartTable = ({ editor: { store }, view }: Forecast) => {
  store.set(view.showsChartTableAtom, shown => !shown)
  // Below the chart, which may be above what is in sight.
  requestAnimationFrame(() => document.querySelector('[data-part=chart] table')?.scrollIntoView({ block: 'nearest' }))
}

const looks: readonly Command[] = [
  {
    ...{ ...onShow, id: 'chartView' },
    run: ({ editor: { store }, view: { chartViewAtom } }) =>
      store.set(chartViewAtom, shown => (shown === 'own' ? 'cumulative' : 'own')),
  },
  {
    ...{ ...onShow, id: 'chartUnit', obstacle: ({ hasKronor }) => (hasKronor ? null : 'noKronor') },
    run: ({ editor: { store }, view: { isChartInKronorAtom } }) => store.set(isChartInKronorAtom),
  },
  {
    ...{ ...onShow, id: 'chart', obstacle: ({ canFoldChart }) => (canFoldChart ? null : 'noChart') },
    run: ({ editor: { store }, view: { showsChartAtom } }) => store.set(showsChartAtom),
  },
  {
    ...{ ...onShow, id: 'density', obstacle: ({ selection }) => (selection === null ? 'noSheet' : null) },
    run: ({ editor: { store }, view: { isDenseAtom } }) => store.set(isDenseAtom),
  },
  {
    ...{ ...onShow, id: 'chartTable', obstacle: ({ hasChart }) => (hasChart ? null : 'noChart') },
    run: showChartTable,
  },
  { ...onShow, id: 'fold', obstacle: needsCell, run: foldTable },
  {
    ...{ ...onShow, id: 'unfold', obstacle: ({ hasFolded }) => (hasFolded ? null : 'nothingFolded') },
    run: ({ editor: { store }, view }) => store.set(view.foldedAtom, new Set<string>()),
  },
  {
    ...{ ...onShow, id: 'illness', obstacle: onDetails },
    run: ({ editor: { store }, view, showIllnessAsPercentage }) =>
      showIllnessAsPercentage(!store.get(view.illnessAsPercentageAtom)),
  },
]

const openYear = (forecast: Forecast, year: number | null) => {
  const { filters, onFilters } = forecast.given()
  if (year !== null) onFilters(inYear(filters, year))
}

const otherYears: readonly Command[] = [
  {
    ...{ ...onShow, id: 'yearBefore', obstacle: ({ yearBefore }) => (yearBefore === null ? 'noYearBefore' : null) },
    run: forecast => openYear(forecast, yearsBeside(forecast).yearBefore),
  },
  {
    ...{ ...onShow, id: 'yearAfter', obstacle: ({ yearAfter }) => (yearAfter === null ? 'noYearAfter' : null) },
    run: forecast => openYear(forecast, yearsBeside(forecast).yearAfter),
  },
]

const periods = periodPresetNames.map((name): Command => ({
  ...{ ...onShow, id: `period-${name}` },
  run: ({ editor, given }) => {
    const { filters, onFilters } = given()
    onFilters({ ...filters, range: periodPreset(name, filters.year, editor.content().forecast.currentWeek) })
  },
}))

/** What can be done with the whole page, and how it is looked at. */
export const pageCommands: readonly Command[] = [...pageWide, ...looks, ...otherYears, ...periods]
