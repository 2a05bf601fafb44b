import type { NeedsBudget, NeedsBudgetChanges, NewNeedsBudget } from '@veckovis/contracts/budget'
import { parseBudgetNumber, parseBudgetYear, parseMonthlyShare } from '@veckovis/domain/budget'
import type { NeedsDraft } from '../../../data/needs-draft'
import { needsSchema } from './needs-rules'
import { roomLineOf, zoneLineOf } from './read-lines'

export type EnteredNeeds = Omit<NewNeedsBudget, 'requestId'>

/** What is sent; null while something is wrong. */
export const enteredNeeds = (draft: NeedsDraft, fullTimeHours: number | null): EnteredNeeds | null => {
  const year = parseBudgetYear(draft.year)
  const efficiency = parseBudgetNumber('efficiency', draft.efficiency)
  const { timeType } = draft
  if (!needsSchema(fullTimeHours).isValidSync(draft, { strict: true }) || !year.ok || !efficiency.ok || timeType === '')
    return null
  return {
    year: year.value,
    name: draft.name.trim(),
    comment: draft.comment.trim(),
    timeType,
    zones: draft.zones.flatMap(zoneLineOf),
    rooms: draft.rooms.flatMap(roomLineOf),
    efficiency: efficiency.value,
    monthlyShares: draft.shares.map(parseMonthlyShare).flatMap(result => (result.ok ? [result.value] : [])),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Shares are typed with eight decimals at most; those of the days have more, and have not changed for that. */
const isSameShares = (one: readonly number[], other: readonly number[]) =>
  one.every((share, index) => Math.abs(share - (other[index] ?? Number.NaN)) < 1e-7)

/** Only what the person has changed since the budget was read, so that others' changes stay. */
export const changesOfNeeds = (entered: EnteredNeeds, before: NeedsBudget): NeedsBudgetChanges => {
  const { name, comment, timeType, zones: zoneLines, rooms, efficiency, monthlyShares } = entered
  return {
    ...(name === before.name ? {} : { name }),
    ...(comment === before.comment ? {} : { comment }),
    ...(timeType === before.timeType ? {} : { timeType }),
    ...(isSame(zoneLines, before.zones) ? {} : { zones: zoneLines }),
    ...(isSame(rooms, before.rooms) ? {} : { rooms }),
    ...(efficiency === before.efficiency ? {} : { efficiency }),
    ...(isSameShares(monthlyShares, before.monthlyShares) ? {} : { monthlyShares }),
  }
}
