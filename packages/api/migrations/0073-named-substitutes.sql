-- Who comes in the place of somebody who is away: a member of the staff of the municipality, or a pool by its name. A member
-- who is removed keeps the name.
ALTER TABLE diary_entry
  ADD COLUMN substitute_member_id int,
  ADD COLUMN substitute_pool text CHECK (char_length(substitute_pool) BETWEEN 1 AND 60),
  ADD CONSTRAINT diary_entry_substitute_member_fkey
    FOREIGN KEY (substitute_member_id, municipality_id) REFERENCES staff_member (id, municipality_id),
  ADD CONSTRAINT diary_entry_named_substitute CHECK (num_nonnulls(substitute_member_id, substitute_pool) = 0
    OR (category = 'ABSENCE' AND coalesce(substitute_per_day, 0) > 0
      AND num_nonnulls(substitute_member_id, substitute_pool) = 1));
CREATE INDEX diary_entry_substitute ON diary_entry (substitute_member_id, unit_id) WHERE substitute_member_id IS NOT NULL;
GRANT INSERT (substitute_member_id, substitute_pool), UPDATE (substitute_member_id, substitute_pool) ON diary_entry
  TO veckovis_app;

ALTER TABLE diary_change
  ADD COLUMN was_substitute_member_id int,
  ADD COLUMN substitute_member_id int,
  ADD COLUMN was_substitute_pool text,
  ADD COLUMN substitute_pool text,
  ADD CONSTRAINT diary_change_was_substitute_member_fkey
    FOREIGN KEY (was_substitute_member_id, municipality_id) REFERENCES staff_member (id, municipality_id),
  ADD CONSTRAINT diary_change_substitute_member_fkey
    FOREIGN KEY (substitute_member_id, municipality_id) REFERENCES staff_member (id, municipality_id);
CREATE INDEX diary_change_was_substitute ON diary_change (was_substitute_member_id, unit_id)
  WHERE was_substitute_member_id IS NOT NULL;
CREATE INDEX diary_change_substitute ON diary_change (substitute_member_id, unit_id) WHERE substitute_member_id IS NOT NULL;

-- Names of those who come, for the diary of a unit: of the units whose diaries are read, and of whom it names already.
CREATE FUNCTION substitutes_of_diary(asked_unit int, asked int[]) RETURNS TABLE (id int, first_name text, last_name text,
  unit_id int, unit_name text, employed_from date, employed_to date, removed_on date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 10 AS $$
  SELECT s.id, s.first_name, s.last_name, u.id, u.name, s.employed_from, s.employed_to, s.removed_on
  FROM unit own JOIN staff_member s ON s.municipality_id = own.municipality_id JOIN unit u ON u.id = s.unit_id
  WHERE own.id = asked_unit AND s.id = ANY (asked) AND (SELECT unit_in_scope(asked_unit))
    AND (SELECT actor_holds_somewhere('{1}'))
    AND (may_change_unit(s.unit_id, '{1}', 'READ')
      OR EXISTS (SELECT FROM diary_entry e WHERE e.unit_id = asked_unit AND e.substitute_member_id = s.id)
      OR EXISTS (SELECT FROM diary_change c WHERE c.unit_id = asked_unit AND c.substitute_member_id = s.id)
      OR EXISTS (SELECT FROM diary_change c WHERE c.unit_id = asked_unit AND c.was_substitute_member_id = s.id))
$$;
REVOKE ALL ON FUNCTION substitutes_of_diary(int, int[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION substitutes_of_diary(int, int[]) TO veckovis_app;

-- Nobody reads a name by naming somebody of a unit out of reach.
CREATE FUNCTION refuse_substitute_out_of_reach() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  written jsonb := to_jsonb(NEW);
  named int[] := ARRAY[(written ->> 'substitute_member_id')::int, (written ->> 'was_substitute_member_id')::int];
BEGIN
  IF current_user = 'veckovis_app' AND EXISTS (SELECT FROM unnest(named) AS n (id) WHERE id IS NOT NULL
    AND NOT EXISTS (SELECT FROM substitutes_of_diary(NEW.unit_id, ARRAY[n.id]))) THEN
    RAISE EXCEPTION 'a substitute is of a unit in reach' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER diary_entry_substitute_is_added BEFORE INSERT ON diary_entry FOR EACH ROW
WHEN (NEW.substitute_member_id IS NOT NULL) EXECUTE FUNCTION refuse_substitute_out_of_reach();
CREATE TRIGGER diary_entry_substitute_is_changed BEFORE UPDATE OF substitute_member_id ON diary_entry FOR EACH ROW
WHEN (NEW.substitute_member_id IS NOT NULL AND NEW.substitute_member_id IS DISTINCT FROM OLD.substitute_member_id)
EXECUTE FUNCTION refuse_substitute_out_of_reach();
CREATE TRIGGER diary_change_substitute_is_added BEFORE INSERT ON diary_change FOR EACH ROW
WHEN (num_nonnulls(NEW.substitute_member_id, NEW.was_substitute_member_id) > 0) EXECUTE FUNCTION refuse_substitute_out_of_reach();

-- As in 0062, and a change says also who comes.
CREATE OR REPLACE FUNCTION keep_decided_entry() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  movable text[] := ARRAY['version', 'returned_after', 'returned_at', 'was_away_until', 'deleted_at', 'searched_text'];
  days_and_hours text[] := ARRAY['to_date', 'last_date', 'dated_weekdays', 'days', 'hours', 'temporary_hours', 'difference'];
BEGIN
  IF OLD.status <> 'WAITING' THEN
    IF current_user <> 'veckovis_app' THEN
      movable := movable || ARRAY['decided_by', 'created_by', 'title', 'notes'];
    END IF;
    IF NEW.returned_after IS DISTINCT FROM OLD.returned_after AND NEW.returned_after IS NOT NULL
      AND NEW.to_date <= OLD.to_date AND NEW.days <= OLD.days AND NEW.hours BETWEEN 0 AND OLD.hours
      AND coalesce(NEW.temporary_hours, 0) BETWEEN 0 AND coalesce(OLD.temporary_hours, 0) THEN
      movable := movable || days_and_hours;
    ELSIF OLD.status = 'APPROVED' AND OLD.category = 'ABSENCE' AND NEW.version = OLD.version + 1
      AND may_change_unit(NEW.unit_id, '{1}', 'APPROVE') AND EXISTS (SELECT FROM diary_change c
        WHERE c.entry_id = NEW.id AND c.version = NEW.version AND c.until = NEW.last_date AND c.per_day = NEW.per_day
          AND (c.substitute_type_id, c.substitute_per_day)
            IS NOT DISTINCT FROM (NEW.substitute_type_id, NEW.substitute_per_day)
          AND (c.substitute_member_id, c.substitute_pool)
            IS NOT DISTINCT FROM (NEW.substitute_member_id, NEW.substitute_pool)
          AND c.xmin = pg_current_xact_id()::xid) THEN
      movable := movable || days_and_hours || ARRAY['per_day', 'begins_at', 'ends_at', 'is_night_work',
        'substitute_type_id', 'substitute_per_day', 'substitute_member_id', 'substitute_pool'];
    END IF;
    IF to_jsonb(NEW) - movable IS DISTINCT FROM to_jsonb(OLD) - movable THEN
      RAISE EXCEPTION 'a decided entry stays as it is' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF current_user <> 'veckovis_app' THEN RETURN NEW; END IF;
  IF NEW.status = 'WAITING' THEN
    IF NEW.decided_by IS NOT NULL OR NEW.decision_comment <> '' THEN
      RAISE EXCEPTION 'what waits is decided by nobody' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.decided_by::text IS DISTINCT FROM current_setting('veckovis.actor', true)
    OR NOT may_change_unit(NEW.unit_id, '{1}', 'APPROVE') THEN
    RAISE EXCEPTION 'a decision takes the level that approves' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- It is decided as it waited.
  movable := movable || ARRAY['status', 'decided_at', 'decided_by', 'decision_comment'];
  IF to_jsonb(NEW) - movable IS DISTINCT FROM to_jsonb(OLD) - movable THEN
    RAISE EXCEPTION 'a decision changes nothing else' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
