import type { AnyArea, JoinedArea } from './area'
import { area as budget, type BudgetNeeds } from './areas/budget/budget-area'
import { listAreas } from './areas/every-area'
import { area as forecast } from './areas/forecast/forecast-area'
import { area as modules } from './areas/modules/modules-area'
import { area as security } from './areas/security/security-area'
import { area as session, type SessionServices } from './areas/session/session-area'
import { area as staff } from './areas/staff/staff-area'
import type { Database } from './db/database'
import type { AnyRoute } from './http/route'

export type { UnitBasis } from './areas/budget/budget-area'
export type { ForecastVersion, RowKind, StoredRow } from './areas/forecast/forecast-area'
export type { PasswordCost, SessionLife } from './areas/session/session-area'

/** What areas offer to the start and the demonstration, which know them by this name only. */
export const areas = {
  budget: budget.service,
  forecast: forecast.service,
  modules: modules.service,
  session: session.service,
  staff: staff.service,
}

/** What the server has besides its areas. */
export type Services = SessionServices

export const budgetNeeds: BudgetNeeds = {
  staffOfUnit: staff.service.ofUnit,
  payOfMunicipality: staff.service.payOfMunicipality,
  replaceUnlockedBudgets: forecast.service.replaceUnlockedBudgets,
  openForecast: async (transaction, asked) => {
    await staff.service.hold(transaction, asked.unitId)
    const scheduled = await staff.service.scheduledHours(transaction, asked.unitId, asked.year)
    await forecast.service.open(transaction, { ...asked, scheduled })
  },
}

type RoutesOf = (database: Database) => AnyRoute[]

const joined = <Needs>(area: JoinedArea<unknown, Needs>, needs: Needs): [AnyArea, RoutesOf] => [
  area,
  database => area.routesWith(database, needs),
]

/** The areas that need others, each with what it needs. One that stands alone is found by its folder and not here. */
const joinAreas = (services: Services): ReadonlyMap<AnyArea, RoutesOf> =>
  new Map([
    joined(session, services),
    joined(security, { securityLog: services.securityLog }),
    joined(modules, { attempts: services.attempts, securityLog: services.securityLog }),
    joined(budget, { ...budgetNeeds, mailer: services.mailer, publicUrl: services.publicUrl }),
    joined(staff, {
      rescheduleForecasts: forecast.service.reschedule,
      fullTimeHours: budget.service.fullTimeHours,
    }),
  ])

/** Every route of the API, in the order of its areas' names. */
export const listRoutes = (services: Services): AnyRoute[] => {
  const joins = joinAreas(services)
  return [...listAreas()].flatMap(([name, area]) => {
    const routesOf = 'routes' in area ? area.routes : joins.get(area)
    if (routesOf === undefined) throw new Error(`The area ${name} needs others: join it with them in composition.ts`)
    return routesOf(services.database)
  })
}
