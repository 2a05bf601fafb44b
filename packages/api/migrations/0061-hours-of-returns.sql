-- What an early return takes back of what an entry has brought: rows of their own, by the version of the entry that they
-- came with; 0 is the approval. The diary's part of a forecast is still the sum of all of them.
ALTER TABLE diary_effect ADD COLUMN change int NOT NULL DEFAULT 0 CHECK (change >= 0 AND (change = 0 OR hours < 0)),
  DROP CONSTRAINT diary_effect_pkey,
  ADD PRIMARY KEY (entry_id, year, week, kind, source_id, change, municipality_id);

-- Written with the return, in the same transaction and by whoever approves.
CREATE FUNCTION is_returned_here(asked_entry int, asked_unit int, asked_version int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM diary_entry e WHERE e.id = asked_entry AND e.unit_id = asked_unit AND e.status = 'APPROVED'
    AND e.returned_after IS NOT NULL AND e.version = asked_version AND e.xmin = pg_current_xact_id()::xid)
$$;
REVOKE ALL ON FUNCTION is_returned_here(int, int, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_returned_here(int, int, int) TO veckovis_app;
ALTER POLICY level_to_add ON diary_effect WITH CHECK (may_change_unit(unit_id, '{1}', 'APPROVE')
  AND CASE change WHEN 0 THEN is_approved_here(entry_id, unit_id) ELSE is_returned_here(entry_id, unit_id, change) END);
