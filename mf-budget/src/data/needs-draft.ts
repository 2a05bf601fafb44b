import type { NeedsBudget } from '@veckovis/contracts/budget'
import {
  defaultMonthlyShares,
  monthlySharesForYear,
  parseBudgetYear,
  timeTypes,
  type TimeType,
  type ZonePeriod,
} from '@veckovis/domain/budget'
import { formatDecimals, formatTyped } from '@veckovis/domain/numbers'
import type { DraftKind } from '@veckovis/platform'
import { shareTextsForYear } from '../parts/distribution-grid/share-texts'

export type ZoneLineDraft = {
  readonly key: number
  /** Empty until one is chosen. */
  readonly zone: string
  readonly hours: string
  readonly period: ZonePeriod
  readonly quota: string
}

export type RoomLineDraft = {
  readonly key: number
  readonly roomType: string
  readonly rooms: string
  readonly quota: string
}

/** In their order. */
export const needsSteps = ['create', 'finish'] as const

/** What has been typed so far, as text: a wrong value is kept as it is until it is put right. */
export type NeedsDraft = {
  /** One id per wizard: a press that is repeated, or sent again after a lost answer, makes one budget. */
  readonly requestId: string
  /** The stored budget that is edited, as it was read; null for a new one. */
  readonly basedOn: { readonly id: number; readonly version: number } | null
  readonly step: (typeof needsSteps)[number]
  readonly year: string
  readonly name: string
  readonly comment: string
  readonly timeType: TimeType | ''
  readonly zones: readonly ZoneLineDraft[]
  readonly rooms: readonly RoomLineDraft[]
  readonly efficiency: string
  /** Percent per month. */
  readonly shares: readonly string[]
  /** The key of the next line. */
  readonly nextKey: number
}

export const emptyNeedsDraft = (requestId: string, year: number): NeedsDraft => ({
  requestId,
  basedOn: null,
  step: 'create',
  year: String(year),
  name: '',
  comment: '',
  timeType: '',
  zones: [],
  rooms: [],
  efficiency: '',
  shares: defaultMonthlyShares(year).map(formatTyped),
  nextKey: 1,
})

type Copied = Pick<NeedsDraft, 'timeType' | 'zones' | 'rooms' | 'efficiency' | 'nextKey'>

const copiedOf = ({ timeType, zones, rooms, efficiency }: NeedsBudget): Copied => ({
  timeType,
  zones: zones.map(({ zone, hours, period, quota }, index) => ({
    key: index + 1,
    zone,
    hours: formatTyped(hours),
    period,
    quota: quota === 1 ? '1,00' : formatTyped(quota),
  })),
  rooms: rooms.map(({ roomType, rooms: number, quota }, index) => ({
    key: zones.length + index + 1,
    roomType,
    rooms: formatTyped(number),
    quota: formatTyped(quota),
  })),
  efficiency: formatDecimals(efficiency, 2),
  nextKey: zones.length + rooms.length + 1,
})

/** A stored budget as it is edited. */
export const draftOfNeedsBudget = (budget: NeedsBudget, requestId: string): NeedsDraft => ({
  requestId,
  basedOn: { id: budget.id, version: budget.version },
  step: 'create',
  year: String(budget.year),
  name: budget.name,
  comment: budget.comment,
  ...copiedOf(budget),
  shares: budget.monthlyShares.map(formatTyped),
})

/** The figures of an earlier budget in place of what stands in the draft; shares by the days follow the year. */
export const withNeedsCopy = (draft: NeedsDraft, earlier: NeedsBudget, year: number): NeedsDraft => ({
  ...draft,
  ...copiedOf(earlier),
  shares: monthlySharesForYear(earlier.monthlyShares, { from: earlier.year, to: year }).map(formatTyped),
})

/** Another year: shares that are those of the days follow it, chosen ones stay. */
export const withNeedsYear = (draft: NeedsDraft, text: string): NeedsDraft => {
  const to = parseBudgetYear(text)
  return { ...draft, year: text, shares: to.ok ? shareTextsForYear(draft.shares, to.value) : draft.shares }
}

export const withDefaultShares = (draft: NeedsDraft): NeedsDraft => {
  const year = parseBudgetYear(draft.year)
  return year.ok ? { ...draft, shares: defaultMonthlyShares(year.value).map(formatTyped) } : draft
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const haveTexts = (value: unknown, names: readonly string[]): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && names.every(name => typeof value[name] === 'string')

const isZoneLine = (value: unknown): value is ZoneLineDraft =>
  haveTexts(value, ['zone', 'hours', 'quota']) &&
  typeof value['key'] === 'number' &&
  (value['period'] === 'month' || value['period'] === 'year')

const isRoomLine = (value: unknown): value is RoomLineDraft =>
  haveTexts(value, ['roomType', 'rooms', 'quota']) && typeof value['key'] === 'number'

const isBasis = (value: unknown): boolean =>
  value === null || (isRecord(value) && Number.isInteger(value['id']) && Number.isInteger(value['version']))

const isNeedsDraft = (value: unknown): value is NeedsDraft =>
  haveTexts(value, ['requestId', 'year', 'name', 'comment', 'timeType', 'efficiency']) &&
  isBasis(value['basedOn']) &&
  needsSteps.some(step => step === value['step']) &&
  ['', ...timeTypes].includes(String(value['timeType'])) &&
  Array.isArray(value['zones']) &&
  value['zones'].every(isZoneLine) &&
  Array.isArray(value['rooms']) &&
  value['rooms'].every(isRoomLine) &&
  Array.isArray(value['shares']) &&
  value['shares'].length === 12 &&
  value['shares'].every(share => typeof share === 'string') &&
  typeof value['nextKey'] === 'number'

export const needsDraftKind: DraftKind<NeedsDraft> = {
  name: 'needs-budget',
  version: 1,
  read: stored => (isNeedsDraft(stored) ? stored : null),
}
