import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // Sums of days, which only grow.
    module_version_day: {
      select: 'all',
      insert: 'all',
      update: ['failures', 'loads'],
      delete: false,
    },
  },
  rowsAfter: {
    '0065-health-of-versions.sql': `
      INSERT INTO module_version_day (module_id, version, day, loads, failures)
        VALUES ('mf-old', '1', '2026-01-01', 12, 1);`,
  },
}
