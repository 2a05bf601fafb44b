import { forecastRowIds, type ForecastTableId, type WeekRange } from '@veckovis/domain'
import { useSharedScroll } from '@veckovis/grid'
import { Tabs } from '@veckovis/ui/tabs'
import { notify, useTranslation } from '@veckovis/platform'
import { useCallback, useMemo, useState } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { forecastTabs, type ForecastTab } from '../../data/forecast-tab'
import type { AbsenceNames } from '../../data/row-names'
import { EfficiencySummary } from './efficiency-summary'
import { ForecastGrid } from './forecast-grid'
import { IllnessToggle } from './illness-toggle'
import { useForecastTables } from './use-forecast-tables'
import './forecast-tables.css'

type ForecastTablesProps = {
  readonly editor: ForecastEditor
  readonly range: WeekRange
  readonly tab: ForecastTab
  readonly onTabChange: (tab: ForecastTab) => void
  readonly absenceNames: AbsenceNames
  readonly payrollOverhead: number | null
  readonly incomplete: boolean
}

/** Which table stands on which tab. */
const tablesOfTab: Readonly<Record<ForecastTab, readonly ForecastTableId[]>> = {
  efficiency: ['totals', 'remaining-budget', 'deficit', 'meaning'],
  details: ['staffing', 'substitutes', 'absences', 'needs'],
}

/** Opens where the work is, once: the weeks before the current one cannot be edited any more. */
const useCurrentWeekInView = () => {
  const [isShown, setIsShown] = useState(false)
  return useCallback(
    (panel: HTMLElement | null) => {
      if (panel === null || isShown) return
      const header = panel.querySelector('[role=columnheader][aria-current]')
      header?.scrollIntoView({ block: 'nearest', inline: 'center' })
      setIsShown(true)
    },
    [isShown],
  )
}

const useIllnessToggle = () => {
  const [showIllnessAsPercentage, setShowIllnessAsPercentage] = useState(false)
  const labelActions = useMemo(() => {
    const toggle = <IllnessToggle asPercentage={showIllnessAsPercentage} onChange={setShowIllnessAsPercentage} />
    return new Map([[forecastRowIds.shortTermIllness, toggle]])
  }, [showIllnessAsPercentage])
  return { showIllnessAsPercentage, labelActions }
}

const useTabPanel = ({ editor, range, absenceNames, payrollOverhead, incomplete }: ForecastTablesProps) => {
  const { showIllnessAsPercentage, labelActions } = useIllnessToggle()
  const { state, result, tables, columns } = useForecastTables(editor, { range, absenceNames, showIllnessAsPercentage })
  const sharedScroll = useSharedScroll()
  const panelRef = useCurrentWeekInView()
  const shared = { editor, state, result, columns, sharedScroll }

  return (tab: ForecastTab) => (
    <div ref={panelRef} className="mf-forecast-tables" data-tab={tab}>
      {tab === 'efficiency' && (
        <EfficiencySummary
          summary={result.summary}
          mark={result.marks.at(-1) ?? 'unmarked'}
          year={state.edited.year}
          payrollOverhead={payrollOverhead}
          incomplete={incomplete}
        />
      )}
      {tablesOfTab[tab].map(id => (
        <ForecastGrid
          key={id}
          {...shared}
          table={tables[id]}
          incomplete={incomplete && tab === 'efficiency'}
          {...(id === 'absences' ? { labelActions } : {})}
        />
      ))}
    </div>
  )
}

/** The two tabs with their tables. Refused text stands in a grid alone, so its tab is not left before it is mended. */
export const ForecastTables = (props: ForecastTablesProps) => {
  const { editor, tab, onTabChange } = props
  const { t } = useTranslation('mf-forecast')
  const panelOf = useTabPanel(props)
  const change = (key: ForecastTab) => {
    const { refused } = editor.store.get(editor.pendingAtom)
    if (refused > 0) notify.error(t('save.refused', { count: refused }))
    else onTabChange(key)
  }
  const itemOf = (key: ForecastTab) => ({ key, label: t(`tabs.${key}`), children: key === tab && panelOf(key) })
  return (
    <Tabs
      activeKey={tab}
      onChange={key => change(key === 'details' ? 'details' : 'efficiency')}
      items={forecastTabs.map(itemOf)}
    />
  )
}
