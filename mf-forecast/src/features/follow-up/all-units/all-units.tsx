import { useQuery } from '@tanstack/react-query'
import { ListTable, ListToolbar, LoadedList, useListAddress } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { submissionShape, submissionsQuery } from '../../../data/follow-up/submission-list-queries'
import { useState } from 'react'
import * as styles from './all-units.module.css'
import { LazySubmission } from './lazy-submission'
import { MissingUnits } from './missing-units'
import { StateCounts } from './state-counts'
import { footOf, submissionColumns } from './submission-columns'
import { SubmissionsExport } from './submissions-export'
import type { OccasionToFollow } from './use-occasion'

type AllUnitsProps = {
  readonly occasion: OccasionToFollow
  readonly year: number
  /** YYYY-MM-DD */
  readonly today: string
  /** Something in the address is no year or occasion. */
  readonly hasProblem: boolean
}

const useSubmissions = ({ occasion, hasProblem }: AllUnitsProps) => {
  const list = useListAddress(submissionShape)
  const query = useQuery(submissionsQuery(occasion.id, list.part))
  return { list: { ...list, hasProblem: list.hasProblem || hasProblem }, query }
}

type State = AllUnitsProps & ReturnType<typeof useSubmissions>

/** When it is due, how many units have handed in, and which have not. */
const About = ({ occasion, year, list, query: { data } }: State) => {
  const { t } = useTranslation('forecast-submissions')
  const { longDay } = useFormat()
  if (data === undefined) return null
  const { counts } = data
  const done = counts.submitted + counts.accepted
  const total = done + counts.open + counts.returned
  return (
    <section className={styles.about}>
      <h2 className={styles.paper}>
        {t('paper', { municipality: occasion.municipality.name, name: occasion.name, year })}
      </h2>
      <p>{t('about', { due: longDay(occasion.due), done, total })}</p>
      <StateCounts
        counts={counts}
        chosen={list.part.filters.state}
        onChoose={state => list.change({ filters: { state } })}
      />
      <MissingUnits occasionId={occasion.id} counts={counts} />
    </section>
  )
}

const Toolbar = ({ occasion, year, list: { part, change }, query: { data } }: State) => {
  const { t } = useTranslation('forecast-submissions')
  return (
    <ListToolbar
      search={{ label: t('search'), value: part.search, onSearch: search => change({ search }) }}
      actions={<SubmissionsExport {...{ occasion, year, part }} total={data?.total} />}
    />
  )
}

/** What the units have handed in for an occasion, who is missing, and their sum. */
export const AllUnits = (props: AllUnitsProps) => {
  const { occasion, year, today } = props
  const { t } = useTranslation('forecast-submissions')
  const { day } = useFormat()
  const state = { ...props, ...useSubmissions(props) }
  const { list, query } = state
  const [opened, open] = useState<number | null>(null)
  return (
    <>
      <About {...state} />
      <Toolbar {...state} />
      <LoadedList query={query} list={list} empty={{ icon: 'unit', title: t('empty.title'), text: t('empty.text') }}>
        {data => (
          <ListTable
            label={t('table')}
            columns={submissionColumns({ t, day, today, list: data, onOpen: open })}
            rows={data.items}
            rowKey={({ unit }) => unit.id}
            list={list}
            total={data.total}
            busy={query.isPlaceholderData}
            period={t('period', { municipality: occasion.municipality.name, name: occasion.name, year })}
            {...(data.sum === null ? {} : { foot: [footOf(data.sum, t)] })}
          />
        )}
      </LoadedList>
      {opened !== null && <LazySubmission id={opened} onClose={() => open(null)} />}
    </>
  )
}
