import fc from 'fast-check'
import { effectiveOutcome, type OutcomeLists } from './effective-outcome'
import { outcomeSources, type OutcomeKind, type OutcomeRow, type OutcomeRowOfSource } from './outcome-rows'

const ofIds = (kind: 'absence' | 'substitute', ids: readonly number[]) => ids.map(serverId => ({ kind, serverId }))

const anyRow: readonly OutcomeRow[] = [
  { kind: 'worked', serverId: 0 },
  ...ofIds('absence', [1, 2, 3, 9, 12]),
  ...ofIds('substitute', [1, 3, 5, 42]),
  { kind: 'performed', serverId: 0 },
  { kind: 'staff-cost', serverId: 0 },
]

const valueOf = (kind: OutcomeKind) =>
  kind === 'staff-cost' ? fc.integer({ min: -1_000_000, max: 100_000_000 }) : fc.nat(1_000_000)

const rowOf = (row: OutcomeRow, weeks: 52 | 53): fc.Arbitrary<readonly OutcomeRowOfSource[]> =>
  fc
    .subarray([...outcomeSources])
    .chain(sources =>
      fc.tuple(
        ...sources.map(source =>
          fc
            .array(fc.option(valueOf(row.kind)), { minLength: weeks, maxLength: weeks })
            .map(values => ({ ...row, source, values })),
        ),
      ),
    )

/** Any outcome of a year: each row by some of the sources, each week seldom or often. */
export const outcomeRows = (weeks: 52 | 53): fc.Arbitrary<readonly OutcomeRowOfSource[]> =>
  fc
    .subarray([...anyRow])
    .chain(rows => fc.tuple(...rows.map(row => rowOf(row, weeks))))
    .map(rows => rows.flat())

/** What was typed of some weeks: hundredths of hours or öre by week; absences and substitutes by their id. */
type Typed = {
  readonly [Kind in OutcomeKind]?: Kind extends 'absence' | 'substitute'
    ? Readonly<Record<number, Readonly<Record<number, number>>>>
    : Readonly<Record<number, number>>
}

const yearOf = (weeks: 52 | 53, byWeek: Readonly<Record<number, number>>) =>
  Array.from({ length: weeks }, (_, index) => byWeek[index + 1] ?? null)

/** The outcome of what was typed. */
export const listsOf = (weeks: 52 | 53, { absence = {}, substitute = {}, ...single }: Typed): OutcomeLists => {
  const listed = Object.entries({ absence, substitute }).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([serverId, values]) => ({ kind, serverId: Number(serverId), values })),
  )
  const singles = Object.entries(single).map(([kind, values]) => ({ kind, serverId: 0, values }))
  return effectiveOutcome(
    [...listed, ...singles].map(({ kind, serverId, values }) => ({
      kind: kind as OutcomeKind,
      serverId,
      source: 'typed',
      values: yearOf(weeks, values),
    })),
    weeks,
  )
}
