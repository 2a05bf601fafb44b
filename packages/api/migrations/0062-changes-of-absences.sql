-- What became of an absence after it was approved: each change is a row of its own behind the entry, by the version of the
-- entry that it made. The entry says how it stands now, and its effects by version are what each change has brought.
CREATE TABLE diary_change (
  entry_id int NOT NULL,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  version int NOT NULL CHECK (version > 1),
  -- The last day away; null for whoever was away on none of the days.
  was_until date,
  until date,
  was_per_day numeric(4, 2) NOT NULL,
  per_day numeric(4, 2) NOT NULL,
  was_substitute_type_id int REFERENCES substitute_type,
  substitute_type_id int REFERENCES substitute_type,
  was_substitute_per_day numeric(4, 2),
  substitute_per_day numeric(4, 2),
  -- Made by the dialog, as that of an entry; an early return is repeated by its day.
  request_id uuid,
  request_digest bytea,
  changed_at timestamptz NOT NULL,
  changed_by int REFERENCES app_user ON DELETE SET NULL,
  PRIMARY KEY (entry_id, version, municipality_id),
  FOREIGN KEY (entry_id, municipality_id) REFERENCES diary_entry (id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  UNIQUE (entry_id, request_id, municipality_id),
  CHECK ((request_id IS NULL) = (request_digest IS NULL)),
  CHECK ((was_substitute_type_id IS NULL) = (was_substitute_per_day IS NULL)),
  CHECK ((substitute_type_id IS NULL) = (substitute_per_day IS NULL))
);
GRANT SELECT, INSERT ON diary_change TO veckovis_app;

ALTER TABLE diary_change ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON diary_change
  USING (coalesce(unit_id = (SELECT remembered_unit()), false) OR unit_in_remembered_scope(unit_id))
  WITH CHECK (unit_in_scope(unit_id));
CREATE POLICY area_to_read ON diary_change AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere('{1}')));
CREATE POLICY level_to_add ON diary_change AS RESTRICTIVE FOR INSERT WITH CHECK (may_change_unit(unit_id, '{1}', 'WRITE'));
CREATE TRIGGER diary_change_changed_by_is_added BEFORE INSERT ON diary_change FOR EACH ROW
WHEN (NEW.changed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER diary_change_changed_by_is_changed BEFORE UPDATE OF changed_by ON diary_change FOR EACH ROW
WHEN (OLD.changed_by IS DISTINCT FROM NEW.changed_by
  AND NEW.changed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();

-- As in 0060, and whoever approves may change an absence as the row behind it says, which comes in the same transaction.
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
          AND c.xmin = pg_current_xact_id()::xid) THEN
      movable := movable || days_and_hours || ARRAY['per_day', 'begins_at', 'ends_at', 'is_night_work',
        'substitute_type_id', 'substitute_per_day'];
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

-- A change brings hours or takes them back, with the row behind the entry and the version that it made.
CREATE FUNCTION is_changed_here(asked_entry int, asked_unit int, asked_version int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM diary_entry e JOIN diary_change c ON c.entry_id = e.id AND c.version = e.version
    WHERE e.id = asked_entry AND e.unit_id = asked_unit AND e.status = 'APPROVED' AND e.version = asked_version
      AND e.xmin = pg_current_xact_id()::xid AND c.changed_by::text = current_setting('veckovis.actor', true))
$$;
REVOKE ALL ON FUNCTION is_changed_here(int, int, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_changed_here(int, int, int) TO veckovis_app;
ALTER TABLE diary_effect DROP CONSTRAINT diary_effect_check2,
  ADD CONSTRAINT diary_effect_change_check CHECK (change >= 0);
ALTER POLICY level_to_add ON diary_effect WITH CHECK (may_change_unit(unit_id, '{1}', 'APPROVE')
  AND CASE change WHEN 0 THEN is_approved_here(entry_id, unit_id)
    ELSE (hours < 0 AND is_returned_here(entry_id, unit_id, change)) OR is_changed_here(entry_id, unit_id, change) END);
