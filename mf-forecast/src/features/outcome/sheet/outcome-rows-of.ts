import type { ForecastInput } from '@veckovis/domain/forecast'
import { listedOutcomeRows, type OutcomeLists, type OutcomeRow } from '@veckovis/domain/outcome'

const single = (kind: 'worked' | 'performed' | 'staff-cost'): OutcomeRow => ({ kind, serverId: 0 })

export type OutcomeGroup = { readonly id: 'week' | 'absences' | 'substitutes'; readonly rows: readonly OutcomeRow[] }

/** The rows of the outcome: first what a system gives of the whole week, then its parts. */
export const outcomeGroups = (input: ForecastInput, lists: OutcomeLists): readonly OutcomeGroup[] => {
  const listed = listedOutcomeRows(input, lists).map(({ kind, serverId }) => ({ kind, serverId }))
  return [
    { id: 'week', rows: [single('worked'), single('performed'), single('staff-cost')] },
    { id: 'absences', rows: listed.filter(({ kind }) => kind === 'absence') },
    { id: 'substitutes', rows: listed.filter(({ kind }) => kind === 'substitute') },
  ]
}
