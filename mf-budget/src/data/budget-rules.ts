import {
  longestBudgetComment,
  longestBudgetName,
  parseBudgetNumber,
  parseBudgetYear,
  parseMonthlyShare,
  type BudgetField,
} from '@veckovis/domain/budget'
import { holdsAddress } from '@veckovis/domain/text'
import { linesField, readBy, required, textField, type Rule } from '@veckovis/forms/rules'

// A message is a key below `errors` of the texts. What a rule says is decided in the domain, never here.

const atMost =
  (most: number): Rule =>
  text =>
    text.trim().length > most ? 'too-long' : null

export const readNumber = (field: BudgetField): Rule => readBy(text => parseBudgetNumber(field, text))

/** What both kinds of budget have. */
export const budgetYear = textField(readBy(parseBudgetYear))
export const budgetName = textField(required(atMost(longestBudgetName)))
export const monthlyShare = textField(readBy(parseMonthlyShare))

const inMail: Rule = (text, values) =>
  atMost(longestBudgetComment)(text, values) ?? (holdsAddress(text) ? 'holds-address' : null)

/** What is written of a budget. */
export const budgetComment = linesField(atMost(longestBudgetComment))
/** What is written to those who lock and back, by mail. */
export const lockComment = linesField(inMail)
export const returnReason = linesField(required(inMail))
