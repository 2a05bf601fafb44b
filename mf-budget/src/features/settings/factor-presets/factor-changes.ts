import type { BudgetSettingOnWire } from '@veckovis/contracts/budget'
import { costFactorKeys, inForceOn, type CostFactorKey, type FactorPreset } from '@veckovis/domain/budget'
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

/** Every factor as it holds on a day, beside the preset's. */
export const factorsOf = (
  settings: readonly BudgetSettingOnWire[],
  { factors }: FactorPreset,
  day: string,
): FactorChange[] =>
  costFactorKeys.map(key => {
    const values = settings.filter(setting => setting.key === key)
    return { key, before: inForceOn(values, day)?.value ?? null, after: factors[key], basedOn: ownValueOf(values, day) }
  })
