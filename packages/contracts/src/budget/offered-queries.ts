import { offerQuery } from '../calls/offered-query'
import { budgetApprovers } from './lock-request'
import { payrollOverheadValues } from './payroll-overhead'
import { unitReadiness } from './unit-readiness'

/** Payroll overhead of each year. */
export const payrollOverheadOffer = offerQuery({
  name: 'payroll-overhead/1',
  path: '/budget/po-values',
  answer: payrollOverheadValues,
})

/** What a unit has of what its first forecast needs. */
export const readinessOffer = offerQuery({
  name: 'unit-readiness/1',
  path: '/budget/unit/{unitId}/readiness',
  answer: unitReadiness,
})

/** Who locks the budgets of a unit. */
export const approversOffer = offerQuery({
  name: 'budget-approvers/1',
  path: '/budget/unit/{unitId}/approvers',
  answer: budgetApprovers,
})
