import type { BudgetSettingOnWire } from '@veckovis/contracts/budget'
import { costFactorKeys, type CostFactorKey, type FactorPreset } from '@veckovis/domain/budget'
import { ownValueOf } from '../setting-values'

/** What a preset makes of one factor. */
export type FactorChange = {
  readonly key: CostFactorKey
  /** What holds on the day; null when nothing does yet */
  readonly before: number | null
  readonly after: number
  /** The municipality's own value of that very day, on which the change rests */
  readonly basedOn: number | null
}

/** What holds on a day: the municipality's own newest value by then, else the country's. */
const valueOn = (values: readonly BudgetSettingOnWire[], day: string): number | null => {
  const begun = values
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
  return (begun.findLast(({ isOwn }) => isOwn) ?? begun.at(-1))?.value ?? null
}

/** Every factor as it holds on a day, beside the preset's. */
export const factorsOf = (
  settings: readonly BudgetSettingOnWire[],
  { factors }: FactorPreset,
  day: string,
): FactorChange[] =>
  costFactorKeys.map(key => {
    const values = settings.filter(setting => setting.key === key)
    return { key, before: valueOn(values, day), after: factors[key], basedOn: ownValueOf(values, day) }
  })
