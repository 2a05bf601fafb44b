import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // Of one unit and year for good; another set of months takes the place of the one before.
    unit_quantity: { select: 'all', insert: 'all', update: ['months', 'version', 'visits'], delete: false },
  },
  rowsAfter: {
    '0084-unit-quantities.sql': `
      INSERT INTO unit_quantity (municipality_id, unit_id, year, visits, months)
        SELECT municipality_id, id, 2026, array_fill(0, ARRAY[12]), array_fill(2.5, ARRAY[12]) FROM unit LIMIT 1`,
  },
}
