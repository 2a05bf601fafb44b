import type { CalendarState } from '@veckovis/contracts/diary'
import { holdsLevel, permissionIds, type RoleHolder } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import { loadPlace } from '../../../http/admission/addressed-place'
import { readAllowance } from './calendar-repository'

type Asked = { readonly unitId: number; readonly now: Date }

/** Whether somebody's address of a unit is answered now: as the admission asks, and whether the municipality allows it. */
export const calendarStateOf = async (
  { read }: Pick<Database, 'read'>,
  holder: RoleHolder,
  { unitId, now }: Asked,
): Promise<CalendarState> => {
  const unit = await loadPlace(read, 'unit', unitId, now)
  if (unit === undefined || !unit.isOpen || !unit.licences.includes('diary')) return 'no-access'
  if (!holdsLevel(holder, permissionIds.diary, 'READ', unit)) return 'no-access'
  return (await readAllowance(read, unit.municipalityId)) ? 'open' : 'not-allowed'
}
