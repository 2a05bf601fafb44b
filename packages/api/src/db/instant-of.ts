/** The instant of a column as contracts have it, in UTC with milliseconds, for a statement that answers JSON. */
export const instantOf = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
