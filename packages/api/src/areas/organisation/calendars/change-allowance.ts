import type { CalendarAllowance } from '@veckovis/contracts/organisation'
import type { Database, Transaction } from '../../../db/database'
import { organisationError } from '../organisation-error'
import { placeSubject, type PlaceTrail } from '../records/place-trail'

export const readAllowance = async (read: Transaction['query'], municipalityId: number): Promise<CalendarAllowance> => {
  const { rows } = await read<CalendarAllowance>({
    name: 'calendars-allowed',
    text: 'SELECT allows_calendars AS "allowsCalendars" FROM municipality WHERE id = $1',
    values: [municipalityId],
  })
  const [row] = rows
  if (row === undefined) throw organisationError({ code: 'not-found' })
  return row
}

type Asked = CalendarAllowance & { readonly municipalityId: number }
type By = PlaceTrail<'place-changed'> & { readonly userId: number }

/** Allows or forbids; what stands as it was leaves version and history as they are. */
export const changeAllowance = async (
  database: Database,
  { municipalityId, allowsCalendars }: Asked,
  { userId, audit }: By,
): Promise<CalendarAllowance> => {
  await database.asUser(userId, async transaction => {
    const { rows } = await transaction.query<{ isChanged: boolean }>({
      name: 'allow-calendars',
      text: 'SELECT allow_calendars($1, $2) AS "isChanged"',
      values: [municipalityId, allowsCalendars],
    })
    if (rows[0]?.isChanged !== true) return
    const details = { changes: [{ field: 'allowsCalendars', from: !allowsCalendars, to: allowsCalendars }] }
    await audit(transaction, {
      action: 'place-changed',
      subject: placeSubject('municipality', municipalityId),
      details,
    })
  })
  return { allowsCalendars }
}
