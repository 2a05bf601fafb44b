import { budgetTypes, staffTypes } from '@veckovis/domain/budget'
import type { DraftKind } from '@veckovis/platform'
import { resourceSteps, type ResourceDraft } from './resource-draft'

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && names.every(name => isText(value[name]))
const isBase = (value: unknown): boolean =>
  value === null || (isRecord(value) && Number.isInteger(value['id']) && Number.isInteger(value['version']))

const isDraft = (stored: unknown): stored is ResourceDraft => {
  if (!isRecord(stored)) return false
  const { step, chosen, shares } = stored
  return (
    hasTexts(stored, ['requestId', 'year', 'name', 'obUsk']) &&
    isBase(stored['basedOn']) &&
    resourceSteps.some(known => known === step) &&
    Array.isArray(chosen) &&
    chosen.every(type => budgetTypes.some(known => known === type)) &&
    hasTexts(stored['amounts'], budgetTypes) &&
    hasTexts(stored['workers'], staffTypes) &&
    Array.isArray(shares) &&
    (shares.length === 0 || shares.length === 12) &&
    shares.every(isText)
  )
}

/** Drafts of resource budgets as the browser keeps them. */
export const resourceDraftKind: DraftKind<ResourceDraft> = {
  name: 'resource-budget',
  version: 1,
  read: stored => (isDraft(stored) ? stored : null),
}
