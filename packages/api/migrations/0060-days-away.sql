-- Whoever came back earlier was away on fewer days: the dates and hours of the entry follow, and nothing else of what was
-- decided. As in 0057 but for that.
CREATE OR REPLACE FUNCTION keep_decided_entry() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  movable text[] := ARRAY['version', 'returned_after', 'returned_at', 'was_away_until', 'deleted_at', 'searched_text'];
BEGIN
  IF OLD.status <> 'WAITING' THEN
    IF current_user <> 'veckovis_app' THEN
      movable := movable || ARRAY['decided_by', 'created_by', 'title', 'notes'];
    END IF;
    IF NEW.returned_after IS DISTINCT FROM OLD.returned_after AND NEW.returned_after IS NOT NULL
      AND NEW.to_date <= OLD.to_date AND NEW.days <= OLD.days AND NEW.hours BETWEEN 0 AND OLD.hours
      AND coalesce(NEW.temporary_hours, 0) BETWEEN 0 AND coalesce(OLD.temporary_hours, 0) THEN
      movable := movable || ARRAY['to_date', 'last_date', 'dated_weekdays', 'days', 'hours', 'temporary_hours', 'difference'];
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
