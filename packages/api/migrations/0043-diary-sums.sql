-- The sums of a unit's diary (A-126), by category and person, are read of this index alone: a row of the diary is wide, and
-- to look into each of 50,000 of them takes several times as long.
CREATE INDEX diary_entry_sums ON diary_entry (unit_id, category, staff_member_id)
  INCLUDE (hours, temporary_hours, difference) WHERE deleted_at IS NULL;
