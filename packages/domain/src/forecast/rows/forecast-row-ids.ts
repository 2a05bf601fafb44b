import { forecastRows } from './row-table'

type Rows = typeof forecastRows

type ShownName = { [Name in keyof Rows]: Rows[Name]['group'] extends null ? never : Name }[keyof Rows]

/** The fixed rows that the page shows or keeps hidden, by their names in the table. */
export const forecastRowIds = Object.fromEntries(
  Object.entries(forecastRows).flatMap(([name, { group, id }]) => (group === null ? [] : [[name, id]])),
) as { readonly [Name in ShownName]: Rows[Name]['id'] }

/** A fixed row, or a further absence or an unknown substitute named by its server id. */
export type ForecastRowId = Rows[ShownName]['id'] | `absences-${string}` | `substitutes-${string}`
