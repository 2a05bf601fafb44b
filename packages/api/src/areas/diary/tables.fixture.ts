import { everything } from '../../db/grants.fixture'
import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    diary_entry: { ...everything, delete: false },
    // Written with the approval, and never changed.
    diary_effect: { ...everything, update: null, delete: false },
    // By policy one's own.
    calendar_address: { ...everything, update: ['last_read_at'] },
  },
}
