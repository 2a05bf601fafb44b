import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // Added beside a locked budget, withdrawn once, and kept.
    budget_change: {
      select: 'all',
      insert: [
        'created_at',
        'created_by',
        'first_day',
        'hundredths',
        'municipality_id',
        'ore',
        'reason',
        'request_digest',
        'request_id',
        'unit_id',
        'year',
      ],
      update: ['withdrawn_at', 'withdrawn_by'],
      delete: false,
    },
    // Of one unit and year for good; another set of months takes the place of the one before.
    unit_quantity: { select: 'all', insert: 'all', update: ['months', 'version', 'visits'], delete: false },
  },
  rowsAfter: {
    '0083-budget-changes.sql': `
      INSERT INTO budget_change (municipality_id, unit_id, year, first_day, ore, hundredths, reason, created_at, created_by,
          request_id, request_digest)
        VALUES (1, 1, 2026, '2026-07-01', 15000000, -4000, 'Sommaren', '2026-03-01', 2,
          '7d1f9f0c-2f0e-4f55-9f0b-1d3d7a3d0001', '\\x00');`,
    '0084-unit-quantities.sql': `
      INSERT INTO unit_quantity (municipality_id, unit_id, year, visits, months)
        SELECT municipality_id, id, 2026, array_fill(0, ARRAY[12]), array_fill(2.5, ARRAY[12]) FROM unit LIMIT 1`,
  },
}
