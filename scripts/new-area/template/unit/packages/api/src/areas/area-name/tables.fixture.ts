import { everything } from '../../db/grants.fixture'
import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: { area_name_item: everything },
  rowsAfter: {
    'NNNN-area-name.sql': `INSERT INTO area_name_item (unit_id, municipality_id, name, hours, request_id, request_digest)
      SELECT id, municipality_id, 'Prov', 7.25, gen_random_uuid(), '\\x00' FROM unit WHERE id = 1;`,
  },
}
