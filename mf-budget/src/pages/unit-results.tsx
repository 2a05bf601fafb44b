import { useQuery } from '@tanstack/react-query'
import type { BudgetYearResults } from '@veckovis/contracts/budget'
import { parseBudgetYear } from '@veckovis/domain/budget'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { Loaded } from '@veckovis/forms/loaded'
import { useProgress, useTranslation, usePrintPeriod } from '@veckovis/platform'
import { Link, useSearchParams } from '@veckovis/platform/router'
import { Button, EmptyState } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { Tabs } from '@veckovis/ui/tabs'
import { useState } from 'react'
import { budgetResultsQuery } from '../data/budget-queries'
import { useExplanation } from '../parts/explanation/use-explanation'
import { YearEfficiency } from '../features/results/year-efficiency'
import { YearSummary } from '../features/results/year-summary'
import { firstYearOf } from '../features/results/first-year'
import { explainResults, type ResultFigure } from './explain-results'
import * as styles from './unit-results.module.css'

const tabs = ['summary', 'efficiency'] as const
type Tab = (typeof tabs)[number]

const yearOf = (text: string | null): number | null => {
  const year = parseBudgetYear(text ?? '')
  return year.ok ? year.value : null
}

/** Year and tab as they stand in the address, so that a reload and a link show the same. */
const useResultsAddress = () => {
  const [address, setAddress] = useSearchParams()
  const change = (name: 'year' | 'tab', value: string) =>
    setAddress(before => {
      const next = new URLSearchParams(before)
      next.set(name, value)
      return next
    })
  const tab: Tab = tabs.find(name => name === address.get('tab')) ?? 'summary'
  return { year: yearOf(address.get('year')), tab, change }
}

const ResultTabs = ({
  results,
  tab,
  onTab,
}: {
  results: BudgetYearResults
  tab: Tab
  onTab: (tab: string) => void
}) => {
  const { t } = useTranslation('mf-budget')
  const { ask, popover } = useExplanation<ResultFigure>(figure => explainResults(results, figure))
  const contents = {
    summary: <YearSummary results={results} onWhy={ask} />,
    efficiency: <YearEfficiency results={results} onWhy={ask} />,
  }
  return (
    <>
      <Tabs
        items={tabs.map(key => ({ key, label: t(`results.tabs.${key}`), children: contents[key] }))}
        activeKey={tab}
        onChange={onTab}
      />
      {popover}
    </>
  )
}

/** The years that can be chosen: those with a budget, and the one that is shown. */
const yearChoices = ({ years, year }: BudgetYearResults) =>
  [...new Set([year, ...years])].sort((one, other) => other - one).map(value => ({ value, label: String(value) }))

const NothingYet = ({ year }: { readonly year: number }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <EmptyState
      icon="budget"
      title={t('results.empty', { year })}
      action={<Link to="/needs">{t('results.toNeeds')}</Link>}
    >
      {t('results.emptyText')}
    </EmptyState>
  )
}

/** What the chosen year comes to; without a choice this year, or the year nearest to it that has a budget. */
const useResults = (unitId: number, chosen: number | null) => {
  const [today] = useState(() => calendarDateInStockholm(new Date()).year)
  const ofToday = useQuery({ ...budgetResultsQuery(unitId, today), enabled: chosen === null })
  const year = chosen ?? (ofToday.data === undefined ? today : firstYearOf(ofToday.data))
  return { year, query: useQuery(budgetResultsQuery(unitId, year)) }
}

/** Summary and efficiency of one year of a unit. */
export const UnitResults = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  const { year: chosen, tab, change } = useResultsAddress()
  const { year, query } = useResults(unitId, chosen)
  const { data } = query
  useProgress(query.isFetching)
  usePrintPeriod(String(year))
  return (
    <>
      {data !== undefined && (
        <div className={styles.bar}>
          <div className={styles.year}>
            <Select
              label={t('results.year')}
              value={year}
              options={yearChoices(data)}
              onChange={chosen => change('year', String(chosen))}
            />
          </div>
          <Button onClick={() => window.print()}>{t('results.print')}</Button>
        </div>
      )}
      <Loaded query={query} lines={10}>
        {results =>
          results.needs === null && results.resources === null ? (
            <NothingYet year={year} />
          ) : (
            <ResultTabs key={year} results={results} tab={tab} onTab={key => change('tab', key)} />
          )
        }
      </Loaded>
    </>
  )
}
