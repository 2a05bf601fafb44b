import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // Of its unit and year for good, and never deleted.
    measure: {
      select: 'all',
      insert: [
        'due',
        'first_week',
        'hundredths',
        'kronor',
        'last_week',
        'municipality_id',
        'owner_id',
        'request_digest',
        'request_id',
        'title',
        'unit_id',
        'year',
      ],
      update: ['due', 'first_week', 'hundredths', 'kronor', 'last_week', 'owner_id', 'state', 'title', 'version'],
      delete: false,
    },
    // Written with the change, and never changed.
    measure_change: {
      select: 'all',
      insert: ['changed', 'changed_at', 'changed_by', 'measure_id', 'municipality_id', 'note', 'unit_id', 'version'],
      update: null,
      delete: false,
    },
  },
  rowsAfter: {
    '0086-measures.sql': `
      INSERT INTO measure (municipality_id, unit_id, year, title, owner_id, first_week, last_week, hundredths, kronor, due,
          request_id, request_digest)
        VALUES (1, 1, 2026, 'Färre vikarier', 2, 10, 20, 4000, -25000, '2026-06-30',
          '7d1f9f0c-2f0e-4f55-9f0b-1d3d7a3d0002', '\\x00');
      INSERT INTO measure_change (municipality_id, measure_id, unit_id, version, changed, note, changed_at, changed_by)
        SELECT municipality_id, id, unit_id, 1, '[]', 'Börjar i mars', '2026-03-01', 2 FROM measure;`,
  },
}
