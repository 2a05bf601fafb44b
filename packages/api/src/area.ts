import type { Database } from './db/database'
import type { AnyRoute } from './http/route'

/** Stands alone: it needs the database and nothing of anybody else. */
export type IndependentArea<Service> = {
  /** What other areas may ask of it; `composition.ts` hands it to them */
  readonly service: Service
  readonly routes: (database: Database) => AnyRoute[]
}

/** Says as a type what it needs of other areas or of the server; `composition.ts` joins it with them. */
export type JoinedArea<Service, Needs> = {
  readonly service: Service
  readonly routesWith: (database: Database, needs: Needs) => AnyRoute[]
}

export type AnyArea = IndependentArea<unknown> | JoinedArea<unknown, never>

/**
 * A part of the API: the folder `areas/<name>`, found by its file `<name>-area.ts`, which exports this as `area`.
 * Nothing else of the folder is for others.
 */
export const defineArea = <Service>(area: IndependentArea<Service>): IndependentArea<Service> => area

/** An area that cannot do without others. */
export const defineJoinedArea = <Service, Needs>(area: JoinedArea<Service, Needs>): JoinedArea<Service, Needs> => area
