import type { PlannedPerson } from '@veckovis/contracts/staff'
import type { Words } from '@veckovis/platform'
import { shownValue } from '../../data/staff-fields'
import type { CellProblem } from './read-staff-list'

type Change = PlannedPerson['changes'][number]
type BothWords = { readonly t: Words; readonly own: Words }

/** From what to what a field changes, and from when. */
export const changeText = ({ field, validFrom, before, after }: Change, { t, own }: BothWords): string => {
  const values = {
    field: t(`fields.${field}`),
    before: shownValue(field, before, t),
    after: shownValue(field, after, t),
  }
  return validFrom === null ? own('change', values) : own('changeFrom', { ...values, day: validFrom })
}

const ownCodes = new Set([
  ...['two-members', 'birthday-unknown', 'contradicts', 'twice', 'first-day-stays', 'first-terms-day'],
  ...['unknown-word', 'more-cells', 'not-valid'],
])

/** What is wrong with a cell. */
export const reasonText = ({ code, other }: CellProblem, { t, own }: BothWords): string =>
  ownCodes.has(code) ? own(`codes.${code}`, { other }) : t(`problems.${code}`)

/** What is wrong at which cell. */
export const problemText = (problem: CellProblem, words: BothWords): string => {
  const { line, field } = problem
  return words.own('problem', { line, field: words.t(`fields.${field}`), text: reasonText(problem, words) })
}
