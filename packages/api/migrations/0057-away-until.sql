-- Until when somebody was away before the last early return: a call that comes again hands the same hours over.
ALTER TABLE diary_entry ADD COLUMN was_away_until date,
  ADD CONSTRAINT diary_entry_was_away_until CHECK (was_away_until > returned_after);
GRANT UPDATE (was_away_until) ON diary_entry TO veckovis_app;

-- As in 0052, with this column among those that may still change.
CREATE OR REPLACE FUNCTION keep_decided_entry() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  movable text[] := ARRAY['version', 'returned_after', 'returned_at', 'was_away_until', 'deleted_at', 'searched_text'];
BEGIN
  IF OLD.status <> 'WAITING' THEN
    IF current_user <> 'veckovis_app' THEN
      movable := movable || ARRAY['decided_by', 'created_by', 'title', 'notes'];
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
