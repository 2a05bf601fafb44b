import { payrollOverheadValues } from '@veckovis/contracts/budget'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../db/database'
import { defineRoute, type AnyRoute } from '../../http/route'
import type { BudgetServices } from './budget-context'
import { budgetChangesRoutes } from './changes/budget-changes-routes'
import { listPayrollOverhead } from './payroll-overhead-repository'
import { lockRequestRoutes } from './lock-requests/lock-request-routes'
import { needsRoutes } from './needs/needs-routes'
import { nextYearRoute } from './next-year/next-year-route'
import { readinessRoute } from './readiness/readiness-routes'
import { pricesRoutes } from './income/prices-routes'
import { quantitiesRoutes } from './income/quantities-routes'
import { payRevisionsRoutes } from './pay/pay-revisions-routes'
import { resourceRoutes } from './resource/resource-routes'
import { settingsRoutes } from './settings/settings-routes'
import { unsocialRoutes } from './pay/unsocial-routes'
import { sickPayRoutes } from './sick-pay/sick-pay-routes'

const payrollOverheadRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/budget/po-values',
    summary: 'Payroll overhead in percent by year',
    access: { place: 'somewhere', permission: [permissionIds.budget, permissionIds.forecast] },
    data: 'ordinary',
    answer: payrollOverheadValues,
    handler: () => listPayrollOverhead(database),
  })

export const budgetRoutes = (services: BudgetServices): AnyRoute[] => [
  payrollOverheadRoute(services.database),
  ...needsRoutes(services),
  ...resourceRoutes(services),
  ...lockRequestRoutes(services),
  ...budgetChangesRoutes(services.database),
  nextYearRoute(services),
  readinessRoute(services),
  ...settingsRoutes(services.database),
  ...payRevisionsRoutes(services),
  ...unsocialRoutes(services),
  ...pricesRoutes(services),
  ...quantitiesRoutes(services),
  ...sickPayRoutes(services),
]
