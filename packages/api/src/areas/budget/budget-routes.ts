import { payrollOverheadValues } from '@veckovis/contracts'
import { permissionIds } from '@veckovis/domain'
import type { Database } from '../../db/database'
import { defineRoute, type AnyRoute } from '../../http/route'
import { listPayrollOverhead } from './budget-repository'

export const budgetRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/budget/po-values',
    summary: 'Payroll overhead in percent by year',
    access: { kind: 'any-permission', permissions: [permissionIds.budget, permissionIds.forecast] },
    answer: payrollOverheadValues,
    handler: () => listPayrollOverhead(database),
  }),
]
