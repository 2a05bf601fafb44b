import type { PlaceEvent } from '@veckovis/contracts/organisation'
import type { FieldChange } from '../records/place-trail'

type Period = { readonly validFrom: string; readonly validTo: string | null }

/** What the audit keeps of a licence (areas/modules): the period as it was given or removed, or from one to another. */
export type LicenceDetails = { readonly licenceKey: string } & (
  Period | { readonly from: Period; readonly to: Period; readonly ended?: true }
)

const fields = ['validFrom', 'validTo'] as const

const changesOf = (from: Partial<Period>, to: Partial<Period>): FieldChange[] =>
  fields
    .map(field => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter(change => change.from !== change.to)

/** How a change of a licence stands in the history of its municipality. */
export const licenceEvent = (
  action: 'licence-given' | 'licence-changed' | 'licence-removed',
  details: LicenceDetails,
): Pick<PlaceEvent, 'action' | 'changes'> => {
  const licence = { field: 'licence', from: null, to: details.licenceKey }
  if ('from' in details) {
    const changes = [licence, ...changesOf(details.from, details.to)]
    return { action: details.ended === true ? 'licence-ended' : action, changes }
  }
  const isRemoved = action === 'licence-removed'
  return { action, changes: [licence, ...(isRemoved ? changesOf(details, {}) : changesOf({}, details))] }
}
