import type { NamedList } from '@veckovis/contracts/diary'
import type { Database } from '../../db/database'
import { absenceReason, substituteType } from '../../db/schema/settings'

/** The seven reasons with the ids of the forecast's rows; Substitute is 7. */
export const listAbsenceReasons = async ({ tables }: Pick<Database, 'tables'>): Promise<NamedList> =>
  tables.select({ id: absenceReason.id, name: absenceReason.name }).from(absenceReason).orderBy(absenceReason.id)

/** Server ids 1 to 7. */
export const listSubstituteTypes = async ({ tables }: Pick<Database, 'tables'>): Promise<NamedList> =>
  tables.select({ id: substituteType.id, name: substituteType.name }).from(substituteType).orderBy(substituteType.id)
