/** A year that lies ahead of us and has 52 weeks, so that every week is open. */
export const savedYear = 2027
const weeks = 52
const absenceIds = [1, 2, 3, 4, 5, 6]
const substituteIds = [2, 3, 4, 5, 6]

const hoursOf = (row, turn) => Array.from({ length: weeks }, (_, week) => ((turn * 7 + row * 3 + week) % 40) + 0.25)

const asValues = hours => Object.fromEntries(hours.map((value, index) => [index + 1, value]))

/** The 12 rows that take input, each with 52 hours that differ from those of the turn before. */
const rowsOf = turn =>
  [
    ...absenceIds.map(id => ({ kind: 'absence', id })),
    ...substituteIds.map(id => ({ kind: 'substitute', id })),
    { kind: 'my-forecast', id: 0 },
  ].map((row, index) => ({ ...row, hours: hoursOf(index, turn) }))

const valuesOf = (rows, kind) =>
  rows.filter(row => row.kind === kind).map(({ id, hours }) => ({ id, values: asValues(hours) }))

/** The body of a save of every cell. */
export const saveBody = turn => {
  const rows = rowsOf(turn)
  return JSON.stringify({
    absences: valuesOf(rows, 'absence'),
    substitutes: valuesOf(rows, 'substitute'),
    myForecast: valuesOf(rows, 'my-forecast').map(({ values }) => ({ values })),
  })
}

const bareUpdate = `UPDATE forecast_row r SET typed = changed.typed::numeric[]
  FROM unnest($2::text[], $3::int[], $4::text[]) AS changed (kind, source_id, typed)
  WHERE r.forecast_id = $1 AND r.kind = changed.kind AND r.source_id = changed.source_id`

/** The same rows without anything around them: one UPDATE of all of them in one transaction, as their owner. */
export const updateBare = async (client, forecastId, turn) => {
  const rows = rowsOf(turn)
  await client.query('BEGIN')
  const { rowCount } = await client.query({
    name: 'bare-update',
    text: bareUpdate,
    values: [
      forecastId,
      rows.map(row => row.kind),
      rows.map(row => row.id),
      rows.map(({ hours }) => `{${hours.join()}}`),
    ],
  })
  await client.query('COMMIT')
  if (rowCount !== rows.length) throw new Error(`${rowCount} rows were updated, not ${rows.length}`)
}
