import type { RoleItem } from '@veckovis/contracts/access'
import type { PublishedManifest } from '@veckovis/contracts/modules'

/**
 * What the browser tests may ask of the test server's control port (127.0.0.1 only): the things that a person
 * could not do through the API of this scope. Every test makes its own places and people.
 */

/** POST /clock: the server's clock; the browser's is set by the test. */
export type SetClock = { now: string }

export type CustomerType = 'MUNICIPALITY' | 'HEALTH_AND_SOCIAL_CARE' | 'BUSINESS' | 'SCHOOL'

/** POST /tree: makes places by name and answers the same tree with ids. Names are made unique by the caller. */
export type MakeTree = {
  counties: {
    name: string
    municipalities: {
      name: string
      logoFilename?: string
      /** A municipality unless said. */
      type?: CustomerType
      /** Licence keys that the municipality holds from now on; without the field, all of them. */
      licences?: string[]
      departments: { name: string; units: string[] }[]
    }[]
  }[]
}
type Named = { id: number; name: string }
export type MadeTree = {
  counties: (Named & { municipalities: (Named & { departments: (Named & { units: Named[] })[] })[] })[]
}

/** POST /forecasts: gives the unit the worked example's budgets and forecast in that year. */
export type MakeForecast = { unitId: number; year: number; locked?: boolean }
export type MadeForecast = { forecastId: number; version: number }

/** POST /staff: a staff member of the unit; what is left out is usual. Grades are 0 to 1, reasons where below 1. */
export type MakeStaffMember = {
  unitId: number
  firstName?: string
  lastName?: string
  birthday?: string | null
  gender?: 'MALE' | 'FEMALE' | 'OTHER' | null
  notes?: string
  employedFrom?: string
  employedTo?: string | null
  salary?: number
  weeklyHours?: number
  ordinaryGrade?: number
  actualGrade?: number
}
export type MadeStaffMember = { id: number }

/** POST /users: a person with chosen roles; the password is the demo accounts' unless given. */
export type MakeUser = {
  jobTitleId?: number | null
  roles: RoleItem[]
  firstName?: string
  lastName?: string
  phone?: string | null
  email?: string
  password?: string
  defaultUnitId?: number | null
  active?: boolean
}
export type MadeUser = { id: number; email: string; password: string }

/** PATCH /users: what an administrator would change later. */
export type ChangeUser = { id: number; active?: boolean; roles?: RoleItem[] }

/** POST /modules: registers a manifest whose files do not exist, so that its navigation can be tested. */
export type RegisterModule = { manifest: PublishedManifest; version?: string }

/** POST /licences: ends or begins a licence. */
export type SetLicence = { municipalityId: number; licenceKey: string; validFrom?: string; validTo?: string | null }

/** GET /demo-accounts: the accounts of the demonstration, which the test server has too. */
export type DemoAccounts = { email: string; password: string }[]

/** GET /mail?to=: the last mail to that address; 404 when there is none. */
export type LastMail = { to: string; subject: string; text: string }

/** POST /empty-databases: a database of its own, with nothing in it. Body: {}. */
export type EmptyDatabase = { url: string }

/** POST /forget-limits: empties the rate limits. Body: {}. Everything answers { ok: true } unless named above. */
export type ControlDone = { ok: true }
