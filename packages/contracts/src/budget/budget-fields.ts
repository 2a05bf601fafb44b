import {
  amountFieldOf,
  budgetStates,
  budgetTypes,
  checkBudgetNumber,
  checkBudgetYear,
  checkEachShare,
  checkMonthlyShares,
  longestBudgetComment,
  longestBudgetName,
  mostBudgetLines,
  roomTypes,
  staffTypes,
  timeTypes,
  zonePeriods,
  zones,
  type BudgetField,
} from '@veckovis/domain/budget'
import { type Result } from '@veckovis/domain/result'
import { z } from 'zod'
import { checkedNumber, personLines, requiredText } from '../wire/primitives'

export const budgetState = z.enum(budgetStates)
export const timeType = z.enum(timeTypes)

const field = (name: BudgetField) => checkedNumber(value => checkBudgetNumber(name, value))

/** 2000 to 2100. */
export const budgetYear = checkedNumber(checkBudgetYear)

export const budgetName = requiredText(longestBudgetName).overwrite(text => text.trim())

/** Free text; empty for none. */
export const budgetComment = personLines(longestBudgetComment)

/** Target in percent. */
export const targetEfficiency = field('efficiency')

/** Kronor per year; 0 for none. */
export const obUsk = field('ob-usk')

const zoneLine = z.strictObject({
  zone: z.enum(zones),
  /** Hours per period. */
  hours: field('zone-hours'),
  period: z.enum(zonePeriods),
  /** Share expected to be performed; 1 is all. */
  quota: field('zone-quota'),
})

const roomLine = z.strictObject({
  roomType: z.enum(roomTypes),
  /** Whole rooms. */
  rooms: field('rooms'),
  /** Annual workers per room. */
  quota: field('room-quota'),
})

export const zoneLines = z.array(zoneLine).max(mostBudgetLines)
export const roomLines = z.array(roomLine).max(mostBudgetLines)

const isWithoutRepeats = (lines: readonly { readonly type: string }[]) =>
  new Set(lines.map(({ type }) => type)).size === lines.length

/** The chosen budget types, each once. */
export const budgetTypeLines = z
  .array(
    z.strictObject({ type: z.enum(budgetTypes), amount: z.number() }).check(context => {
      const { type, amount } = context.value
      const checked = checkBudgetNumber(amountFieldOf(type), amount)
      if (!checked.ok) context.issues.push({ code: 'custom', message: checked.error, input: amount, path: ['amount'] })
    }),
  )
  .min(1, { error: 'required' })
  .max(mostBudgetLines)
  .refine(isWithoutRepeats, { error: 'repeated' })

/** Annual workers outside the common schedule, each staff type at most once. */
export const staffTypeLines = z
  .array(z.strictObject({ type: z.enum(staffTypes), annualWorkers: field('annual-workers') }))
  .max(mostBudgetLines)
  .refine(isWithoutRepeats, { error: 'repeated' })

const twelveShares = (check: (shares: readonly number[]) => Result<readonly number[], string>) =>
  z
    .array(z.number())
    .max(mostBudgetLines)
    .check(context => {
      const checked = check(context.value)
      if (!checked.ok) context.issues.push({ code: 'custom', message: checked.error, input: context.value })
    })

/** Twelve shares in percent that sum to 100 within 0.1. */
export const balancedShares = twelveShares(checkMonthlyShares)

/** Twelve shares in percent; an unbalanced budget may be saved. */
export const monthlyShares = twelveShares(checkEachShare)
