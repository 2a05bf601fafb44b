import type { Submission } from '@veckovis/contracts/outcome'
import type { Compared, WholeAmounts } from '@veckovis/domain/follow-up'

export type Snapshot = Submission['snapshot']
export type WholeCompared = Snapshot['whole']

const amountsOf = ({ hours, ore }: WholeAmounts) => ({ hours: hours / 100, kronor: ore / 100 })

export const percentOf = (deviation: number, budget: number) => (budget === 0 ? null : (deviation / budget) * 100)

/** In hours and kronor, as the tables of the follow-up show them. */
export const comparedOf = ({ budget, outcome, projection, deviation }: WholeCompared): Compared => ({
  budget: amountsOf(budget),
  outcome: outcome && amountsOf(outcome),
  projection: amountsOf(projection),
  deviation: amountsOf(deviation),
  percent: {
    hours: percentOf(deviation.hours, budget.hours),
    kronor: percentOf(deviation.ore, budget.ore),
  },
})

const sumOf = (parts: readonly WholeAmounts[]): WholeAmounts =>
  parts.reduce((sum, { hours, ore }) => ({ hours: sum.hours + hours, ore: sum.ore + ore }), { hours: 0, ore: 0 })

/** Budget, projection and deviation of the period of the occasion: the months up to its last. */
export const periodOf = ({ months, untilMonth }: Pick<Snapshot, 'months' | 'untilMonth'>) => {
  const within = months.slice(0, untilMonth)
  return {
    budget: sumOf(within.map(({ budget }) => budget)),
    projection: sumOf(within.map(({ projection }) => projection)),
    deviation: sumOf(within.map(({ deviation }) => deviation)),
  }
}
