import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    machine_key: {
      select: 'all',
      insert: [
        'created_at',
        'created_by',
        'department_ids',
        'ends_on',
        'municipality_id',
        'request_digest',
        'request_id',
        'secret_hash',
        'source',
        'unit_ids',
      ],
      update: ['last_used_at', 'revoked_at', 'revoked_by'],
      delete: false,
    },
    // What a batch was answered is kept for its repeats, and for so long.
    machine_batch: { select: 'all', insert: 'all', update: null, delete: false },
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
    '0085-machine-calls.sql': `
      UPDATE unit SET code = '0117' WHERE id = 1;
      INSERT INTO machine_key (municipality_id, source, unit_ids, secret_hash, ends_on, request_id, request_digest,
          created_at, created_by)
        VALUES (1, 'Lön', '{1}', sha256(''::bytea), '2027-01-01', '00000000-0000-4000-8000-000000000085', '\\x00',
          '2026-03-18', 2);
      INSERT INTO machine_batch (key_id, municipality_id, request_id, request_digest, answer, received_at)
        VALUES (1, 1, '00000000-0000-4000-8000-000000000086', '\\x00', '{"results": []}', '2026-03-18');`,
    '0081-outcome.sql': `
      INSERT INTO outcome_year (unit_id, municipality_id, year, version, complete_weeks) VALUES (1, 1, 2026, 2, '{1}');
      INSERT INTO outcome_row (unit_id, municipality_id, year, kind, server_id, source, week_values)
        VALUES (1, 1, 2026, 'worked', 0, 'typed', array_fill(NULL::bigint, ARRAY[52]) || 100::bigint);
      INSERT INTO outcome_change (municipality_id, unit_id, year, version, week, event, kind, server_id, source,
          value_before, value_after, changed_at, changed_by)
        VALUES (1, 1, 2026, 1, 53, 'value', 'worked', 0, 'typed', NULL, 100, '2026-03-18', 2);`,
  },
}
