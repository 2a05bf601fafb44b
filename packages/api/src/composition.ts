import type { AnyArea, JoinedArea } from './area'
import { area as analytics } from './areas/analytics/analytics-area'
import { area as budget, type BudgetNeeds } from './areas/budget/budget-area'
import { area as diary } from './areas/diary/diary-area'
import { listAreas } from './areas/every-area'
import { area as forecast } from './areas/forecast/forecast-area'
import { area as modules, type Signing } from './areas/modules/modules-area'
import { area as outcome } from './areas/outcome/outcome-area'
import { area as people } from './areas/people/people-area'
import { area as organisation } from './areas/organisation/organisation-area'
import { area as security } from './areas/security/security-area'
import { area as session, type SessionServices } from './areas/session/session-area'
import { area as staff } from './areas/staff/staff-area'
import { area as submissions } from './areas/submissions/submissions-area'
import type { Database } from './db/database'
import type { AnyRoute } from './http/route'

export type { UnitBasis } from './areas/budget/budget-area'
export type { ForecastVersion, StoredRow } from './areas/forecast/forecast-area'
export type { Signing } from './areas/modules/modules-area'
export type { PasswordCost, SessionLife } from './areas/session/session-area'

/** What areas offer to the start and the demonstration, which know them by this name only. */
export const areas = {
  budget: budget.service,
  diary: diary.service,
  forecast: forecast.service,
  modules: modules.service,
  outcome: outcome.service,
  session: session.service,
  staff: staff.service,
}

/** What the server has besides its areas. */
export type Services = SessionServices & {
  readonly signing: Signing
  readonly modulesFolder: string | null
  readonly shellFolder: string | null
  /** A copy of the database that analytics reads from; undefined where there is none. */
  readonly analyticsReplica: Database | undefined
}

export const budgetNeeds: BudgetNeeds = {
  staffOfUnit: staff.service.ofUnit,
  payOfMunicipality: staff.service.payOfMunicipality,
  replaceUnlockedBudgets: forecast.service.replaceUnlockedBudgets,
  repriceForecasts: forecast.service.reprice,
  tryShifts: forecast.service.tryShifts,
  followSickPayRules: forecast.service.followSickPayRules,
  trySickPay: forecast.service.trySickPay,
  hasChangeOfNeeds: diary.service.hasChangeOfNeeds,
  openForecast: async (transaction, asked) => {
    // What is approved meanwhile waits, and finds the forecast; what was approved before goes in with it.
    await diary.service.hold(transaction, [asked.unitId])
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

/** Modules are compared with all that the API has. */
const modulesNeeds = (services: Services, routes: readonly AnyRoute[]) => ({
  ...services,
  operations: () => modules.service.servedOperations(routes),
  confirmPassword: (given: Parameters<typeof session.service.confirmPassword>[1]) =>
    session.service.confirmPassword(services, given),
})

/** What happened beside what was planned, and what units hand in of both. */
const whatHappened = (): readonly [AnyArea, RoutesOf][] => [
  joined(outcome, { hoursOfYear: forecast.service.hoursOfYear, rowsOfYears: forecast.service.rowsOfYears }),
  joined(submissions, {
    holdForecasts: forecast.service.hold,
    hoursOfYear: forecast.service.hoursOfYear,
    outcomeOfYear: outcome.service.completeWeeks,
  }),
]

/** The areas that need others, each with what it needs. One that stands alone is found by its folder and not here. */
const joinAreas = (services: Services, routes: readonly AnyRoute[]): ReadonlyMap<AnyArea, RoutesOf> =>
  new Map([
    joined(session, services),
    joined(analytics, { replica: services.analyticsReplica }),
    joined(security, { securityLog: services.securityLog }),
    joined(modules, modulesNeeds(services, routes)),
    joined(organisation, { holdForecasts: forecast.service.hold, securityLog: services.securityLog }),
    joined(budget, {
      ...budgetNeeds,
      mailer: services.mailer,
      publicUrl: services.publicUrl,
      attempts: services.attempts,
    }),
    joined(people, {
      invitations: session.service.invitations,
      nobodysHash: () => services.passwords.decoy,
      attempts: services.attempts,
      mailer: services.mailer,
      securityLog: services.securityLog,
    }),
    joined(diary, {
      attempts: services.attempts,
      mailer: services.mailer,
      confirmPassword: given => session.service.confirmPassword(services, given),
      publicUrl: services.publicUrl,
      bringHours: forecast.service.bringDiaryHours,
      tryHours: forecast.service.tryDiaryHours,
      weekFigures: forecast.service.weekFigures,
      outlook: forecast.service.outlook,
      availableHours: staff.service.availableHours,
    }),
    ...whatHappened(),
    joined(staff, {
      rescheduleForecasts: forecast.service.reschedule,
      fullTimeHours: budget.service.fullTimeHours,
    }),
  ])

/** Every route of the API, in the order of its areas' names. */
export const listRoutes = (services: Services): AnyRoute[] => {
  const routes: AnyRoute[] = []
  const joins = joinAreas(services, routes)
  for (const [name, area] of listAreas()) {
    const routesOf = 'routes' in area ? area.routes : joins.get(area)
    if (routesOf === undefined) throw new Error(`The area ${name} needs others: join it with them in composition.ts`)
    routes.push(...routesOf(services.database))
  }
  return routes
}
