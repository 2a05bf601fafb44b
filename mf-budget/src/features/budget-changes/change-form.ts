import type { NewBudgetChange } from '@veckovis/contracts/budget'
import { longestBudgetComment, parseBudgetNumber } from '@veckovis/domain/budget'
import { accepted, linesField, required, textField, type Rule } from '@veckovis/forms/rules'
import { object } from 'yup'

export type ChangeField = 'firstDay' | 'kronor' | 'hours' | 'reason'
export type ChangeTexts = Readonly<Record<ChangeField, string>>

const readKronor = (text: string) => parseBudgetNumber('change-kronor', text)
const readHours = (text: string) => parseBudgetNumber('change-hours', text)

const kronorRule: Rule = (text, { hours = '' }) => {
  const [kronor, besides] = [readKronor(text), readHours(hours)]
  if (!kronor.ok) return kronor.error
  return kronor.value === 0 && besides.ok && besides.value === 0 ? 'nothing' : null
}

const hoursRule: Rule = text => {
  const read = readHours(text)
  return read.ok ? null : read.error
}

/** Rules of a change of the budget of a year; what is said of both amounts stands at the kronor. */
export const changeSchema = (year: number) =>
  object({
    firstDay: textField(required(day => (Number(day.slice(0, 4)) === year ? null : 'other-year'))),
    kronor: textField(kronorRule),
    hours: textField(hoursRule),
    reason: linesField(required(text => (text.trim().length > longestBudgetComment ? 'too-long' : null))),
  })

/** What the rules have let pass. */
export const changeOf = ({ firstDay, kronor, hours, reason }: ChangeTexts): Omit<NewBudgetChange, 'requestId'> => ({
  firstDay,
  kronor: accepted(readKronor(kronor)),
  hours: accepted(readHours(hours)),
  reason: reason.trim(),
})
