import { budgetTypes, staffTypes } from '@veckovis/domain/budget'
import { nothing } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import type { ResourceDraft } from './resource-draft'

export type DraftDifference = { readonly name: string; readonly mine: string; readonly others: string }

type Named = readonly [name: string, text: string]

const fieldsOf = (draft: ResourceDraft, words: Words): Named[] => [
  [words('resources.name'), draft.name.trim()],
  ...budgetTypes.map((type): Named => [
    words(`why.names.${type}`),
    draft.chosen.includes(type) ? draft.amounts[type] : '',
  ]),
  ...staffTypes.map((type): Named => [words(`why.names.${type}`), draft.workers[type]]),
  [words('resources.obUsk'), draft.obUsk],
  ...draft.shares.map((share, index): Named => [words(`results.months.${index + 1}`), share]),
]

const shown = (text: string) => (text.trim() === '' ? nothing : text)

/** The fields in which two drafts of one budget differ, as the person reads them. */
export const differencesOf = (mine: ResourceDraft, others: ResourceDraft, words: Words): DraftDifference[] => {
  const theirFields = fieldsOf(others, words)
  return fieldsOf(mine, words).flatMap(([name, text], index) => {
    const theirs = theirFields[index]?.[1] ?? ''
    return text === theirs ? [] : [{ name, mine: shown(text), others: shown(theirs) }]
  })
}
