-- What the application's role could still write past the levels (docs/decisions/0024-wall-around-rights.md): an entry of
-- the diary that comes approved, a budget that comes locked, pay that nobody has, a name that is not one's own.

-- A column that says who did it says who acts; the system writes for whoever it works for.
CREATE FUNCTION refuse_name_of_another() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user = 'veckovis_app' AND current_setting('veckovis.actor', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION '% is written in one''s own name', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
DO $$
DECLARE
  named record;
  is_filled text;
  rule text := 'FOR EACH ROW WHEN (%s NEW.%I::text IS DISTINCT FROM current_setting(''veckovis.actor'', true)%s)
    EXECUTE FUNCTION refuse_name_of_another()';
BEGIN
  FOR named IN SELECT * FROM (VALUES
    -- What is nobody's yet is left out when the row is made, and a request that is asked anew was sent back by nobody.
    ('diary_entry', 'created_by', '', ''), ('diary_entry', 'decided_by', 'empty', ''), ('excel_import', 'created_by', '', ''),
    ('forecast', 'saved_by', 'empty', ''), ('forecast_note', 'changed_by', '', ''), ('lock_request', 'asked_by', '', ''),
    ('lock_request', 'returned_by', 'empty', 'empty'), ('module_activation', 'user_id', '', ''))
    AS columns (name, person, added, changed)
  LOOP
    is_filled := format(' AND NEW.%I IS NOT NULL', named.person);
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I ' || rule, named.name || '_' || named.person || '_is_added',
      named.name, '', named.person, CASE named.added WHEN '' THEN '' ELSE is_filled END);
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OF %I ON %I ' || rule, named.name || '_' || named.person || '_is_changed',
      named.person, named.name, format('NEW.%I IS DISTINCT FROM OLD.%I AND', named.person, named.person), named.person,
      CASE named.changed WHEN '' THEN '' ELSE is_filled END);
  END LOOP;
END $$;

-- An entry begins waiting: of the rest there is nothing to write with it. What it is of stays.
REVOKE INSERT, UPDATE ON diary_entry FROM veckovis_app;
GRANT INSERT (municipality_id, unit_id, category, title, notes, from_date, to_date, weekdays, first_date, last_date,
  dated_weekdays, days, absence_reason_id, reason_code, staff_member_id, per_day, begins_at, ends_at, is_night_work,
  substitute_type_id, substitute_per_day, per_week, room_type, quantity, location_type, hours, temporary_hours, difference,
  request_id, request_digest, created_at, created_by) ON diary_entry TO veckovis_app;
GRANT UPDATE (version, category, status, title, notes, from_date, to_date, weekdays, first_date, last_date, dated_weekdays,
  days, absence_reason_id, reason_code, staff_member_id, per_day, begins_at, ends_at, is_night_work, substitute_type_id,
  substitute_per_day, per_week, room_type, quantity, location_type, hours, temporary_hours, difference, decided_at, decided_by,
  decision_comment, handled_at, returned_after, returned_at, deleted_at) ON diary_entry TO veckovis_app;

-- Decided by the level that approves, in one's own name, for good: afterwards nothing of it changes but whether it is
-- deleted and how long somebody was away. Whose account goes is no more named by what they decided.
CREATE OR REPLACE FUNCTION keep_decided_entry() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  movable text[] := ARRAY['version', 'returned_after', 'returned_at', 'deleted_at', 'searched_text'];
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

-- What an entry brings is written with its approval, in the same transaction, and by nobody at any other time.
CREATE FUNCTION is_approved_here(asked_entry int, asked_unit int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM diary_entry e WHERE e.id = asked_entry AND e.unit_id = asked_unit AND e.status = 'APPROVED'
    AND e.decided_by::text = current_setting('veckovis.actor', true) AND e.xmin = pg_current_xact_id()::xid)
$$;
ALTER POLICY level_to_add ON diary_effect
  WITH CHECK (may_change_unit(unit_id, '{1}', 'APPROVE') AND is_approved_here(entry_id, unit_id));

-- A budget comes locked by nobody who could not lock it.
CREATE TRIGGER needs_budget_comes_locked BEFORE INSERT ON needs_budget
FOR EACH ROW WHEN (NEW.state = 'locked') EXECUTE FUNCTION refuse_lock_without_level();
CREATE TRIGGER resource_budget_comes_locked BEFORE INSERT ON resource_budget
FOR EACH ROW WHEN (NEW.state = 'locked') EXECUTE FUNCTION refuse_lock_without_level();

-- A request to lock is sent back by those who could lock.
CREATE FUNCTION refuse_return_without_level() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user = 'veckovis_app' AND NOT may_change_unit(NEW.unit_id, '{3}', 'APPROVE') THEN
    RAISE EXCEPTION 'a request is sent back by the level that approves' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER lock_request_return_takes_level BEFORE UPDATE OF state ON lock_request
FOR EACH ROW WHEN (NEW.state = 'returned' AND OLD.state <> 'returned') EXECUTE FUNCTION refuse_return_without_level();
CREATE TRIGGER lock_request_comes_asked BEFORE INSERT ON lock_request
FOR EACH ROW WHEN (NEW.state = 'returned') EXECUTE FUNCTION refuse_return_without_level();

-- The pay that a mean is shown of is what the staff is paid, and not what a statement says (docs/decisions/0023). Written
-- with the time of the database, in the name of somebody who reads the budgets of the unit; terms and people as
-- `paysOn` of packages/domain picks them. It is added to, and never changed.
REVOKE INSERT ON shown_pay FROM veckovis_app;
REVOKE ALL ON SEQUENCE shown_pay_id_seq FROM veckovis_app;
CREATE POLICY area_to_read ON shown_pay AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere('{3}')));
CREATE FUNCTION keep_shown_pay(asked_unit int, shown jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The owner's own connection fills in the demonstration.
  IF NOT (session_user = current_user AND current_setting('role') IN ('none', current_user)) AND
    (current_setting('veckovis.actor', true) = 'system' OR NOT may_change_unit(asked_unit, '{3}', 'READ')) THEN
    RAISE EXCEPTION 'a mean pay is shown to those who read budgets' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- Somebody may have joined since it was read; a pay that was changed meanwhile is read once more.
  IF EXISTS (SELECT FROM jsonb_each(shown) AS pay WHERE NOT EXISTS (
    SELECT FROM staff_member s JOIN staff_terms t ON t.staff_member_id = s.id
    WHERE s.unit_id = asked_unit AND s.id = pay.key::int
      AND t.monthly_salary IS NOT DISTINCT FROM nullif(pay.value, 'null')::numeric)) THEN
    RAISE EXCEPTION 'the staff of the unit is paid otherwise' USING ERRCODE = 'serialization_failure';
  END IF;
  INSERT INTO shown_pay (municipality_id, unit_id, shown_at, pays)
  SELECT u.municipality_id, u.id, now(), shown FROM unit u WHERE u.id = asked_unit;
END
$$;

-- The sums of a municipality move with what moves its forecasts: whoever could move none of them moves no sum.
CREATE FUNCTION may_move_rollup(asked_municipality int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  asked text := actor || '/' || asked_municipality;
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF coalesce(actor, '') = '' THEN RETURN false; END IF;
  IF current_setting('veckovis.may_move_rollup', true) = asked THEN RETURN true; END IF;
  IF EXISTS (
    SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    LEFT JOIN unit u ON u.id = r.unit_id LEFT JOIN department d ON d.id = r.department_id
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999
      OR (((r.permission_id IN (2, 3, 5) AND r.level IN ('WRITE', 'APPROVE')) OR (r.permission_id = 1 AND r.level = 'APPROVE'))
        AND (num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0
          OR coalesce(r.municipality_id, u.municipality_id, d.municipality_id) = asked_municipality
          OR r.county_id = (SELECT m.county_id FROM municipality m WHERE m.id = asked_municipality))))) THEN
    PERFORM set_config('veckovis.may_move_rollup', asked, true);
    RETURN true;
  END IF;
  RETURN false;
END
$$;
CREATE POLICY level_to_add ON forecast_rollup AS RESTRICTIVE FOR INSERT WITH CHECK (may_move_rollup(municipality_id));
CREATE POLICY level_to_change ON forecast_rollup AS RESTRICTIVE FOR UPDATE USING (true) WITH CHECK (may_move_rollup(municipality_id));

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['is_approved_here(int, int)', 'keep_shown_pay(int, jsonb)', 'may_move_rollup(int)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
