import type { Database, Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'
import { placeSubject, type PlaceTrail } from '../records/place-trail'

/** What a municipality chooses of the calendars of its diaries: each has a function that the wall lets change it. */
const settings = {
  allowsCalendars: { column: 'allows_calendars', change: 'allow_calendars' },
  namesInCalendars: { column: 'names_in_calendars', change: 'name_in_calendars' },
} as const

type Setting = keyof typeof settings

export const readSetting = async (
  read: Transaction['query'],
  municipalityId: number,
  setting: Setting,
): Promise<boolean> => {
  const { rows } = await read<{ value: boolean }>({
    name: `calendars ${setting}`,
    text: `SELECT ${settings[setting].column} AS value FROM municipality WHERE id = $1`,
    values: [municipalityId],
  })
  const [row] = rows
  if (row === undefined) throw organisationError({ code: 'not-found' })
  return row.value
}

type Asked = { readonly municipalityId: number; readonly setting: Setting; readonly value: boolean }
type By = PlaceTrail<'place-changed'> & { readonly userId: number }

/** Chooses one of them; what stands as it was leaves version and history as they are. */
export const changeSetting = async (
  database: Database,
  { municipalityId, setting, value }: Asked,
  { userId, audit }: By,
): Promise<boolean> => {
  await database.asUser(userId, async transaction => {
    const { rows } = await transaction.query<{ isChanged: boolean }>({
      name: `change ${setting}`,
      text: `SELECT ${settings[setting].change}($1, $2) AS "isChanged"`,
      values: [municipalityId, value],
    })
    if (rows[0]?.isChanged !== true) return
    await audit(transaction, {
      action: 'place-changed',
      subject: placeSubject('municipality', municipalityId),
      details: { changes: [{ field: setting, from: !value, to: value }] },
    })
  })
  return value
}
