import { fail, succeed, type Result } from '../../result'
import type { NeededHours } from '../figures/needs-figures'
import type { ResourceBudgetFigures } from '../figures/resource-figures'

/** Hours per year of a needs budget; more than 40 000 full-time posts is no unit. */
const mostNeededHours = 100_000_000
/** SEK per year */
const mostAnnualSalary = 100_000_000_000
const mostAnnualWorkers = 500_000

/** Lines that are each allowed may still add up to more than a unit can need. */
export const checkNeededHours = (needed: NeededHours): Result<NeededHours, 'too-large'> =>
  needed.annualNeededHours <= mostNeededHours ? succeed(needed) : fail('too-large')

/** Amounts that are each allowed may still add up to more than can be kept. */
export const checkResourceFigures = <Figures extends Pick<ResourceBudgetFigures, 'annualSalary' | 'annualWorkers'>>(
  figures: Figures,
): Result<Figures, 'too-large'> =>
  figures.annualSalary <= mostAnnualSalary && figures.annualWorkers <= mostAnnualWorkers
    ? succeed(figures)
    : fail('too-large')
