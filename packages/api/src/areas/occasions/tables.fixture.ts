import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // Of its municipality and year for good.
    follow_up_occasion: {
      select: 'all',
      insert: [
        'due',
        'municipality_id',
        'name',
        'request_digest',
        'request_id',
        'threshold_kronor',
        'threshold_percent',
        'until_month',
        'year',
      ],
      update: ['due', 'name', 'threshold_kronor', 'threshold_percent', 'until_month', 'version'],
      delete: true,
    },
  },
  rowsAfter: {
    '0088-occasions.sql': `
      INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, threshold_percent, threshold_kronor,
          request_id, request_digest)
        VALUES (1, 2026, 'Mars', 3, '2026-04-20', 2, 50000, '00000000-0000-4000-8000-000000000088', '\\x00');`,
  },
}
