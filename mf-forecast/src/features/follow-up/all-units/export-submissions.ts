import type { SubmissionRow } from '@veckovis/contracts/outcome'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import type { BridgeStepId } from '@veckovis/domain/follow-up'
import { succeed, type Result } from '@veckovis/domain/result'
import { aboutList, readWholeList, type Giving, type ListFailure } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { saveList, type ListSheet, type ListValue } from '@veckovis/spreadsheet/list-writer'
import { readSubmissions, type SubmissionPart } from '../../../data/follow-up/submission-list-queries'
import type { OccasionToFollow } from './use-occasion'

type Named = { readonly t: Words; readonly stepName: (step: BridgeStepId) => string }

type Asked = Named & {
  readonly occasion: OccasionToFollow
  readonly year: number
  readonly part: SubmissionPart
  readonly giving: Giving
}

/** The day of an instant, in Sweden. */
const dayOf = (instant: string) => ({ day: toIsoDate(calendarDateInStockholm(new Date(instant))) })

const kronor = '#,##0'
const columns = [
  ...['unit', 'department', 'state', 'at'].map(name => ({ name })),
  ...['budget', 'projection', 'deviation'].map(name => ({ name, format: kronor })),
  { name: 'percent', format: '0.0' },
  { name: 'comments' },
]

const figuresOf = (submission: SubmissionRow['submission'], { stepName, t }: Named): readonly ListValue[] => {
  if (submission === null) return [null, null, null, null, null]
  const { budget, projection, deviation, percent, comments } = submission
  const texts = comments.map(({ step, text }) => `${t('comments.of', { step: stepName(step) })} ${text}`)
  return [budget / 100, projection / 100, deviation / 100, percent, texts.length === 0 ? null : texts.join('\n')]
}

/** A row for each unit. */
const sheetOfUnits = (rows: readonly SubmissionRow[], named: Named): ListSheet => ({
  name: named.t('file.sheet'),
  columns: columns.map(({ name, ...format }) => ({ heading: named.t(`columns.${name}`), ...format })),
  rows: rows.map(({ unit, department, state, submission }) => [
    ...[unit.name, department, named.t(`state.${state}`)],
    submission === null ? null : dayOf(submission.at),
    ...figuresOf(submission, named),
  ]),
})

/** A row for each comment. */
const sheetOfComments = (rows: readonly SubmissionRow[], { t, stepName }: Named): ListSheet => ({
  name: t('file.comments'),
  columns: ['unit', 'step', 'comment'].map(name => ({ heading: t(`columns.${name}`) })),
  rows: rows.flatMap(({ unit, submission }) =>
    submission === null ? [] : submission.comments.map(({ step, text }) => [unit.name, stepName(step), text]),
  ),
})

/** Gives what the units have handed in for an occasion, as it is searched, filtered and sorted, as a file. */
export const exportSubmissions = async (asked: Asked): Promise<Result<number, ListFailure>> => {
  const { occasion, year, part, t, giving } = asked
  const read = await readWholeList({
    ...giving,
    read: async page => {
      const { items, total } = await readSubmissions(occasion.id, { ...part, ...page })
      return { items: items.map(row => ({ ...row, id: row.unit.id })), total }
    },
  })
  if (!read.ok) return read
  const { state } = part.filters
  const { about, ...file } = aboutList({
    name: t('file.name', { municipality: occasion.municipality.name, occasion: occasion.name, year }),
    rows: read.value.length,
    filters: [
      {
        label: t('file.state'),
        value: state === null ? t('file.allStates') : t(`states.${state}`),
        isNarrowing: state !== null,
      },
    ],
    search: { text: part.search, isOfPeople: false },
  })
  const facts = [
    [t('file.municipality'), occasion.municipality.name],
    [t('file.occasion'), `${occasion.name} ${year}`],
    [t('file.due'), { day: occasion.due }],
  ] as const
  saveList(giving.kind, {
    ...file,
    about: { ...about, facts: [...facts, ...about.facts] },
    sheets: [sheetOfUnits(read.value, asked), sheetOfComments(read.value, asked)],
  })
  return succeed(read.value.length)
}
