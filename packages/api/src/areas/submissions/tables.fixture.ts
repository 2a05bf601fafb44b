import type { AreaTables } from '../../db/tables-of-areas.fixture'

export const tables: AreaTables = {
  grants: {
    // The snapshot and its figures stay as they were handed in, and nothing is deleted.
    submission: {
      select: 'all',
      insert: [
        'budget_ore',
        'deviation_hundredths',
        'deviation_ore',
        'digest',
        'handed_in_by',
        'municipality_id',
        'number',
        'occasion_id',
        'projection_ore',
        'request_digest',
        'request_id',
        'snapshot',
        'state_at',
        'unit_id',
        'year',
      ],
      update: ['state', 'state_at', 'version'],
      delete: false,
    },
    // Written with what is handed in, and never changed.
    submission_comment: { select: 'all', insert: 'all', update: null, delete: false },
    submission_event: {
      select: 'all',
      insert: ['comment', 'done_at', 'done_by', 'municipality_id', 'state', 'submission_id', 'unit_id'],
      update: null,
      delete: false,
    },
  },
  rowsAfter: {
    '0089-submissions.sql': `
      WITH occasion AS (
        INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, request_id, request_digest)
          VALUES (1, 2026, 'Efter oktober', 10, '2026-11-15', '7d1f9f0c-2f0e-4f55-9f0b-1d3d7a3d0003', '\\x00') RETURNING id)
      INSERT INTO submission (municipality_id, unit_id, occasion_id, year, number, state_at, handed_in_by, snapshot, digest,
          budget_ore, projection_ore, deviation_ore, deviation_hundredths, request_id, request_digest)
        SELECT 1, 1, id, 2026, 1, '2026-11-10', 2, '{}', sha256('{}'), 100000, 120000, 20000, -150,
          '7d1f9f0c-2f0e-4f55-9f0b-1d3d7a3d0004', '\\x00' FROM occasion;
      INSERT INTO submission_comment (submission_id, municipality_id, unit_id, step, text)
        SELECT id, municipality_id, unit_id, 'absence', 'Fler sjuka än i fjol' FROM submission;
      INSERT INTO submission_event (municipality_id, submission_id, unit_id, state, comment, done_at, done_by)
        SELECT municipality_id, id, unit_id, 'submitted', NULL, '2026-11-10', 2 FROM submission;`,
  },
}
