import { costFactorsOfSpecification } from '../../forecast/calculation/cost-factors'
import type { CostFactorKey } from './budget-settings'

/** Where figures of an agreement were read. */
type FactorSource = {
  readonly id: 'specification' | 'dik' | 'hultsfred'
  /** YYYY-MM-DD from which they hold, where the source says it */
  readonly from: string | null
}

/** Cost factors that a municipality may begin with; none is ever set by itself. */
export type FactorPreset = {
  readonly id: 'specification' | 'ab-simple' | 'ab-qualified'
  readonly factors: Readonly<Record<CostFactorKey, number>>
  readonly sources: readonly FactorSource[]
}

const { borrowed, hourly, filling, overtime, staggered, shortTermIllness } = costFactorsOfSpecification

const ofSpecification: FactorPreset['factors'] = {
  'cost-factor-borrowed': borrowed,
  'cost-factor-hourly': hourly,
  'cost-factor-filling': filling,
  'cost-factor-overtime': overtime,
  'cost-factor-staggered': staggered,
  'cost-factor-short-term-illness': shortTermIllness,
}

const sourcesOfAgreement: readonly FactorSource[] = [
  { id: 'dik', from: null },
  { id: 'hultsfred', from: '2022-10-01' },
]

/** Of the municipal agreement AB: 120 % for filling time, and 32.3 % on top for staggered working hours. */
const ofAgreement: FactorPreset['factors'] = {
  ...ofSpecification,
  'cost-factor-filling': 1.2,
  'cost-factor-staggered': 1.32,
}

/**
 * The factors of the specification (§9), and those of the municipal agreement AB as public pages tell them: overtime at
 * 180 % (within two hours of the shift) or 240 % (all other). An agreement of one's own may say otherwise.
 */
export const factorPresets: readonly FactorPreset[] = [
  { id: 'specification', factors: ofSpecification, sources: [{ id: 'specification', from: null }] },
  { id: 'ab-simple', factors: { ...ofAgreement, 'cost-factor-overtime': 1.8 }, sources: sourcesOfAgreement },
  { id: 'ab-qualified', factors: { ...ofAgreement, 'cost-factor-overtime': 2.4 }, sources: sourcesOfAgreement },
]
