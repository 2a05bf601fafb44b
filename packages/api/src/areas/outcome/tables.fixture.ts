import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // Begun with version 0, and kept.
    outcome_year: {
      select: 'all',
      insert: ['municipality_id', 'unit_id', 'year'],
      update: ['complete_weeks', 'version'],
      delete: false,
    },
    // What a source no longer says is null.
    outcome_row: { select: 'all', insert: 'all', update: ['week_values'], delete: false },
    // Written with the change, and never changed.
    outcome_change: {
      select: 'all',
      insert: [
        'changed_at',
        'changed_by',
        'event',
        'kind',
        'municipality_id',
        'reason',
        'server_id',
        'source',
        'unit_id',
        'value_after',
        'value_before',
        'version',
        'week',
        'year',
      ],
      update: null,
      delete: false,
    },
  },
  rowsAfter: {
    '0081-outcome.sql': `
      INSERT INTO outcome_year (unit_id, municipality_id, year, version, complete_weeks) VALUES (1, 1, 2026, 2, '{1}');
      INSERT INTO outcome_row (unit_id, municipality_id, year, kind, server_id, source, week_values)
        VALUES (1, 1, 2026, 'worked', 0, 'typed', array_fill(NULL::bigint, ARRAY[52]) || 100::bigint);
      INSERT INTO outcome_change (municipality_id, unit_id, year, version, week, event, kind, server_id, source,
          value_before, value_after, changed_at, changed_by)
        VALUES (1, 1, 2026, 1, 53, 'value', 'worked', 0, 'typed', NULL, 100, '2026-03-18', 2);`,
  },
}
