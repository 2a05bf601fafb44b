import type { NeedsBudget } from '@veckovis/contracts/budget'
import { isFarBelowLastYear, isUnlikelyTarget } from '@veckovis/domain/budget'
import { formatDecimals, formatTyped } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'
import type { NeedsDraft } from '../../../data/needs-draft'
import { liveHours } from './read-lines'
import type { EnteredNeeds } from './read-needs'

type UnlikelyInput = {
  readonly draft: NeedsDraft
  readonly entered: Pick<EnteredNeeds, 'efficiency'>
  readonly fullTimeHours: number | null
  readonly lastYear: Pick<NeedsBudget, 'year' | 'annualNeededHours'> | null
}

const fewHours = ({ draft, fullTimeHours, lastYear }: UnlikelyInput, words: Words): string[] => {
  if (lastYear === null || fullTimeHours === null) return []
  const { year, annualNeededHours: before } = lastYear
  const hours = liveHours(draft, fullTimeHours).annualNeededHours
  if (!isFarBelowLastYear(hours, before)) return []
  return [words('unlikely.hours', { value: formatDecimals(hours, 0), year, before: formatDecimals(before, 0) })]
}

/** What is legal in a needs budget and hardly meant, a sentence each. */
export const unlikelyNeeds = (input: UnlikelyInput, words: Words): string[] => {
  const { efficiency } = input.entered
  const target = isUnlikelyTarget(efficiency) ? [words('unlikely.target', { value: formatTyped(efficiency) })] : []
  return [...target, ...fewHours(input, words)]
}
