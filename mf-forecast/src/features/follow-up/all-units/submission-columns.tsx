import type { SubmissionList, SubmissionRow } from '@veckovis/contracts/outcome'
import { formatMoney, nothing } from '@veckovis/domain/numbers'
import { RowName } from '@veckovis/lists'
import { GuardedLink, type Words } from '@veckovis/platform'
import type { RecordColumn, RecordFoot } from '@veckovis/ui/record-table'
import type { ReactNode } from 'react'
import type { submissionShape } from '../../../data/follow-up/submission-list-queries'
import { signedKronor, signedPercent, toneOfKronor } from '../signed-texts'
import * as styles from './all-units.module.css'
import { UnitComments } from './unit-comments'

type Column = RecordColumn<SubmissionRow, (typeof submissionShape)['sorts'][number]>
type Figures = NonNullable<SubmissionList['sum']>

type Shown = {
  readonly t: Words
  readonly day: (instant: string) => string
  readonly list: SubmissionList
  /** YYYY-MM-DD */
  readonly today: string
  readonly onOpen: (submissionId: number) => void
}

const Toned = ({ ore, children }: { readonly ore: number; readonly children: ReactNode }) => (
  <span className={styles.toned} data-tone={toneOfKronor(ore / 100)}>
    {children}
  </span>
)

const figureOf = {
  budget: ({ budget }: Figures): ReactNode => formatMoney(budget / 100),
  projection: ({ projection }: Figures): ReactNode => formatMoney(projection / 100),
  deviation: ({ deviation }: Figures): ReactNode => <Toned ore={deviation}>{signedKronor(deviation / 100)}</Toned>,
  percent: ({ deviation, percent }: Figures): ReactNode => <Toned ore={deviation}>{signedPercent(percent)}</Toned>,
}

const figures = ['budget', 'projection', 'deviation', 'percent'] as const

const State = ({ row: { state }, list, today, t }: Shown & { readonly row: SubmissionRow }) => (
  <>
    {t(`state.${state}`)}
    {(state === 'open' || state === 'returned') && list.occasion.due < today && (
      <strong className={styles.overdue}>{t('overdue')}</strong>
    )}
  </>
)

/** A unit opens what it has handed in; one that has handed in nothing leads to its follow-up. */
const UnitName = ({ row: { unit, submission }, list, t, onOpen }: Shown & { readonly row: SubmissionRow }) =>
  submission === null ? (
    <GuardedLink
      to={`/follow-up?unit=${unit.id}&year=${list.occasion.year}`}
      aria-label={t('followUpOf', { unit: unit.name })}
    >
      {unit.name}
    </GuardedLink>
  ) : (
    <RowName onOpen={() => onOpen(submission.id)}>{unit.name}</RowName>
  )

/** Each unit with where it is, its figures, and what it says of them. */
export const submissionColumns = (shown: Shown): readonly Column[] => {
  const { t, day } = shown
  const column = (key: (typeof submissionShape)['sorts'][number], cell: Column['cell']): Column => ({
    ...{ key, sortKey: key, cell },
    title: t(`columns.${key}`),
  })
  return [
    { ...column('unit', row => <UnitName row={row} {...shown} />), isRowHeader: true, isAnchored: true },
    column('department', ({ department }) => <span className={styles.department}>{department}</span>),
    column('state', row => <State row={row} {...shown} />),
    column('at', ({ submission }) => (submission === null ? nothing : day(submission.at))),
    ...figures.map((key): Column => ({
      ...column(key, ({ submission }) => (submission === null ? nothing : figureOf[key](submission))),
      align: 'end',
    })),
    {
      key: 'comments',
      title: t('columns.comments'),
      cell: ({ unit, submission }) =>
        submission !== null &&
        submission.comments.length > 0 && <UnitComments unit={unit.name} comments={submission.comments} />,
    },
  ]
}

/** The sum of what has been handed in. */
export const footOf = (sum: Figures, t: Words): RecordFoot => ({
  key: 'sum',
  cells: { unit: t('sum'), ...Object.fromEntries(figures.map(key => [key, figureOf[key](sum)])) },
})
