import type { SentStaffRow, StaffImport, StaffImportPlan } from '@veckovis/contracts/staff'
import type { Database } from '../../../db/database'
import { reschedule } from '../schedule/schedule-service'
import type { StaffCaller, StaffNeeds } from '../staff-context'
import { plannedPersonOf } from './import-mapper'
import { importStaff, planImport, type Importer } from './import-staff'

type Services = Pick<StaffNeeds, 'rescheduleForecasts'> & { readonly database: Database }

/** Lists of staff: looked at, and taken in with what they do to the forecasts in one transaction. */
export const importService = ({ database, rescheduleForecasts }: Services) => ({
  checkImport: (caller: StaffCaller, rows: readonly SentStaffRow[]): Promise<StaffImportPlan> =>
    database.asUser(caller.userId, async transaction => ({
      people: (await planImport(transaction, caller, rows)).map(plannedPersonOf),
    })),

  import: (caller: Importer, list: StaffImport): Promise<{ readonly added: number; readonly changed: number }> =>
    database.asUser(caller.userId, async transaction => {
      const imported = await importStaff(transaction, caller, list)
      if (imported.added + imported.changed > 0) await reschedule(transaction, caller, rescheduleForecasts)
      return imported
    }),
})
