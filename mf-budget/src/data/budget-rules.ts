import {
  longestBudgetComment,
  longestBudgetName,
  parseBudgetNumber,
  parseBudgetYear,
  parseMonthlyShare,
  type BudgetField,
} from '@veckovis/domain/budget'
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

/** What is written of a budget, and to those who lock and back. */
export const budgetComment = linesField(atMost(longestBudgetComment))
export const returnReason = linesField(required(atMost(longestBudgetComment)))
