import { everything } from '../../db/grants.fixture'
import type { AreaTables } from '../../db/tables-of-areas.fixture'

/** What a person writes of an entry, and what follows from it. */
const entered = [
  'category',
  'title',
  'notes',
  'from_date',
  'to_date',
  'weekdays',
  'first_date',
  'last_date',
  'dated_weekdays',
  'days',
  'absence_reason_id',
  'reason_code',
  'staff_member_id',
  'per_day',
  'begins_at',
  'ends_at',
  'is_night_work',
  'substitute_type_id',
  'substitute_per_day',
  'substitute_member_id',
  'substitute_pool',
  'per_week',
  'room_type',
  'quantity',
  'location_type',
  'hours',
  'temporary_hours',
  'difference',
]

export const tables: AreaTables = {
  grants: {
    // Begun waiting, decided by a trigger's rule, and never another unit's.
    diary_entry: {
      select: 'all',
      insert: [
        ...entered,
        'created_at',
        'created_by',
        'municipality_id',
        'request_digest',
        'request_id',
        'unit_id',
      ].sort(),
      update: [
        ...entered,
        'decided_at',
        'decided_by',
        'decision_comment',
        'deleted_at',
        'handled_at',
        'reminded_at',
        'returned_after',
        'returned_at',
        'status',
        'version',
        'was_away_until',
      ].sort(),
      delete: false,
    },
    // Written with the approval, and never changed.
    diary_effect: { ...everything, update: null, delete: false },
    // What became of an entry after its approval, which stays.
    diary_change: { ...everything, update: null, delete: false },
    // Decided once by a trigger's rule, and kept.
    diary_proposal: {
      select: 'all',
      insert: [
        'begins_at',
        'ends_at',
        'entry_id',
        'entry_version',
        'is_night_work',
        'municipality_id',
        'per_day',
        'proposed_at',
        'proposed_by',
        'substitute_member_id',
        'substitute_per_day',
        'substitute_pool',
        'substitute_type_id',
        'unit_id',
        'until',
      ],
      update: ['decided_at', 'decided_by', 'decision_comment', 'made_version', 'reminded_at', 'status'],
      delete: false,
    },
    // By policy one's own.
    calendar_address: { ...everything, update: ['last_read_at'] },
  },
}
