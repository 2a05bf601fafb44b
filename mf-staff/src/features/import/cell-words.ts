import type { PlannedPerson } from '@veckovis/contracts/staff'
import { formatDecimals } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import { shownValue } from '../../data/staff-fields'
import type { CellProblem } from './read-staff-list'
import type { InputProblem } from './use-staff-import'

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

const megabyte = 1_000_000

/** Why a file is no list of staff. */
export const inputText = (problem: InputProblem, { t, own }: BothWords): string => {
  const { code } = problem
  if (code === 'columns-missing' || code === 'columns-twice')
    return own(`file.${code}`, { columns: problem.columns.map(field => t(`fields.${field}`)).join(', ') })
  if (code === 'other-format' || code === 'other-file') return own('file.other-format')
  if (code === 'too-large' || code === 'too-large-unpacked')
    return own('file.too-large', { limit: problem.limit / megabyte })
  return own(
    `file.${code}`,
    'limit' in problem ? { ...problem, limit: formatDecimals(problem.limit, 0) } : { ...problem },
  )
}
