import { listedKinds, type ForecastInput } from '@veckovis/domain/forecast'
import { type OutcomeLists, type OutcomeRow } from '@veckovis/domain/outcome'

const noSubstitute = 7

/** The rows of absences or substitutes: the fixed ones, the further ones of the forecast, and those that have an outcome. */
const listedRows = (kind: 'absence' | 'substitute', input: ForecastInput, lists: OutcomeLists): OutcomeRow[] => {
  const listed = listedKinds.find(candidate => candidate.kind === kind)
  if (listed === undefined) throw new RangeError(`No rows are of the kind ${kind}`)
  const ids = [
    ...listed.fixedRows.keys(),
    ...input[listed.list].map(({ serverId }) => serverId),
    ...lists.rows.filter(row => row.kind === kind).map(({ serverId }) => serverId),
  ]
  const numbers = ids.flatMap(id => (typeof id === 'number' && id > 0 ? [id] : []))
  return [...new Set(numbers)]
    .filter(id => kind === 'absence' || id !== noSubstitute)
    .toSorted((one, other) => one - other)
    .map(serverId => ({ kind, serverId }))
}

const single = (kind: 'worked' | 'performed' | 'staff-cost'): OutcomeRow => ({ kind, serverId: 0 })

export type OutcomeGroup = { readonly id: 'week' | 'absences' | 'substitutes'; readonly rows: readonly OutcomeRow[] }

/** The rows of the outcome: first what a system gives of the whole week, then its parts. */
export const outcomeGroups = (input: ForecastInput, lists: OutcomeLists): readonly OutcomeGroup[] => [
  { id: 'week', rows: [single('worked'), single('performed'), single('staff-cost')] },
  { id: 'absences', rows: listedRows('absence', input, lists) },
  { id: 'substitutes', rows: listedRows('substitute', input, lists) },
]
