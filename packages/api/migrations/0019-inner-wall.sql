-- The wall around those who may pass it (docs/decisions/0024-wall-around-rights.md). The application's role has no right
-- of its own to give rights: people's titles, roles, activity and passwords change by the functions below alone, each of
-- which asks who acts. Every table has row security, and the role gets the columns that it needs.
-- packages/api/src/db/expected-grants.fixture.ts says what it may, and a test compares.

-- The audit: the database says when, nobody writes in the name of another, and super admins alone read.
ALTER TABLE audit_event ALTER COLUMN at SET DEFAULT now(), ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON audit_event FROM veckovis_app;
GRANT SELECT, INSERT (user_id, unit_id, action, subject, details) ON audit_event TO veckovis_app;
CREATE POLICY audit_is_written ON audit_event FOR INSERT
  WITH CHECK (current_setting('veckovis.actor', true) IN ('system', user_id::text));
CREATE POLICY audit_is_read ON audit_event FOR SELECT USING ((SELECT is_super_admin()));

-- Places: read by everybody, made by the system. Whoever reaches a unit may hold its row.
ALTER TABLE county ENABLE ROW LEVEL SECURITY;
ALTER TABLE municipality ENABLE ROW LEVEL SECURITY;
ALTER TABLE department ENABLE ROW LEVEL SECURITY;
ALTER TABLE unit ENABLE ROW LEVEL SECURITY;
DO $$
DECLARE place text;
BEGIN
  FOREACH place IN ARRAY ARRAY['county', 'municipality', 'department', 'unit'] LOOP
    EXECUTE format('CREATE POLICY places_are_read ON %I FOR SELECT USING (true)', place);
    EXECUTE format($policy$CREATE POLICY places_are_made ON %I
      USING (current_setting('veckovis.actor', true) = 'system')
      WITH CHECK (current_setting('veckovis.actor', true) = 'system')$policy$, place);
  END LOOP;
END $$;
CREATE POLICY unit_is_held ON unit FOR UPDATE USING (unit_in_scope(id)) WITH CHECK (false);
CREATE POLICY municipality_is_held ON municipality FOR UPDATE USING ((SELECT is_super_admin())) WITH CHECK (false);

-- People: names are read beside what they wrote. The hash of a password is nobody's to read but the system's, by name.
ALTER TABLE app_user ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON app_user FROM veckovis_app;
GRANT SELECT (id, email, first_name, last_name, phone, job_title_id, active, default_unit_id, access_version, created_at,
  last_login_at, login_count) ON app_user TO veckovis_app;
-- An account is asked for without rights and inactive; what it is later is for the functions below.
GRANT INSERT (email, first_name, last_name, phone, password_hash, created_at) ON app_user TO veckovis_app;
GRANT UPDATE (last_login_at, login_count) ON app_user TO veckovis_app;
CREATE POLICY people_are_read ON app_user FOR SELECT USING (true);
CREATE POLICY accounts_are_asked_for ON app_user FOR INSERT WITH CHECK (current_setting('veckovis.actor', true) = 'system'
  AND NOT active AND job_title_id IS NULL AND access_version = 1);
CREATE POLICY sign_ins_are_counted ON app_user FOR UPDATE USING (current_setting('veckovis.actor', true) = 'system');

ALTER TABLE user_role ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON user_role FROM veckovis_app;
REVOKE ALL ON SEQUENCE user_role_id_seq FROM veckovis_app;
GRANT SELECT ON user_role TO veckovis_app;
CREATE POLICY roles_are_read ON user_role FOR SELECT USING (true);

-- Sessions and links are the system's. Outside every transaction in somebody's name a session is asked whether it lives.
ALTER TABLE session_family ENABLE ROW LEVEL SECURITY;
ALTER TABLE refresh_token ENABLE ROW LEVEL SECURITY;
ALTER TABLE one_time_link ENABLE ROW LEVEL SECURITY;
REVOKE UPDATE ON session_family, refresh_token, one_time_link FROM veckovis_app;
REVOKE DELETE ON one_time_link FROM veckovis_app;
GRANT UPDATE (revoked_at, revoked_reason) ON session_family TO veckovis_app;
GRANT UPDATE (spent_at, successor_sealed) ON refresh_token TO veckovis_app;
GRANT UPDATE (used_at) ON one_time_link TO veckovis_app;
CREATE POLICY system_only ON session_family USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
CREATE POLICY sessions_are_asked ON session_family FOR SELECT
  USING (coalesce(current_setting('veckovis.actor', true), '') = '');
CREATE POLICY system_only ON refresh_token USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
CREATE POLICY system_only ON one_time_link USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');

-- Licences: read by the admission, changed in the name of a super admin only.
ALTER TABLE licence ENABLE ROW LEVEL SECURITY;
REVOKE INSERT, UPDATE ON licence FROM veckovis_app;
GRANT INSERT (municipality_id, licence_key, valid_from, valid_to), UPDATE (valid_from, valid_to) ON licence TO veckovis_app;
CREATE POLICY licences_are_read ON licence FOR SELECT USING (true);
CREATE POLICY licences_are_given ON licence USING ((SELECT is_super_admin())) WITH CHECK ((SELECT is_super_admin()));

-- Modules: registered by the system.
ALTER TABLE module ENABLE ROW LEVEL SECURITY;
ALTER TABLE module_version ENABLE ROW LEVEL SECURITY;
ALTER TABLE module_failure ENABLE ROW LEVEL SECURITY;
REVOKE INSERT, UPDATE, DELETE ON module FROM veckovis_app;
GRANT INSERT (id, licence_key), UPDATE (active_version, licence_key) ON module TO veckovis_app;
DO $$
DECLARE registry text;
BEGIN
  FOREACH registry IN ARRAY ARRAY['module', 'module_version', 'module_failure'] LOOP
    EXECUTE format('CREATE POLICY registry_is_read ON %I FOR SELECT USING (true)', registry);
    EXECUTE format($policy$CREATE POLICY system_registers ON %I USING (current_setting('veckovis.actor', true) = 'system')
      WITH CHECK (current_setting('veckovis.actor', true) = 'system')$policy$, registry);
  END LOOP;
END $$;

-- What only migrations write.
ALTER TABLE absence_reason ENABLE ROW LEVEL SECURITY;
ALTER TABLE substitute_type ENABLE ROW LEVEL SECURITY;
REVOKE INSERT, UPDATE, DELETE ON absence_reason, substitute_type FROM veckovis_app;
CREATE POLICY words_are_read ON absence_reason FOR SELECT USING (true);
CREATE POLICY words_are_read ON substitute_type FOR SELECT USING (true);
ALTER TABLE applied_migration ENABLE ROW LEVEL SECURITY;

-- The roles of whoever acts, as the wall counts them: super admins hold everything, and nobody who is not active anything.
-- A place is its whole lineage; nulls from the right make it a municipality, a county, the whole country.
CREATE FUNCTION actor_holds(areas int[], at_least text, in_county int, in_municipality int, in_department int, in_unit int)
RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  levels text[] := CASE at_least WHEN 'READ' THEN ARRAY['READ', 'WRITE', 'APPROVE']
    WHEN 'WRITE' THEN ARRAY['WRITE', 'APPROVE'] WHEN 'APPROVE' THEN ARRAY['APPROVE'] END;
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF actor IS NULL OR actor = '' THEN RETURN false; END IF;
  RETURN EXISTS (
    SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999
      OR (r.permission_id = ANY (areas) AND r.level = ANY (levels) AND (
        num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0
        OR r.county_id = in_county OR r.municipality_id = in_municipality
        OR r.department_id = in_department OR r.unit_id = in_unit))));
END
$$;

-- Whether whoever acts holds one of the areas anywhere: asked once a statement, whatever the number of rows.
CREATE FUNCTION actor_holds_somewhere(areas int[]) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF actor IS NULL OR actor = '' THEN RETURN false; END IF;
  RETURN EXISTS (SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999 OR r.permission_id = ANY (areas)));
END
$$;

-- Area and level: whether whoever acts may change what a unit has of one of the areas. "Yes" is remembered until the end
-- of the transaction, with the actor, the unit and the areas that it was said of, as in 0010.
CREATE FUNCTION may_change_unit(asked_unit int, areas int[], at_least text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  asked text := actor || '/' || asked_unit || areas::text || at_least;
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF current_setting('veckovis.may_change_unit', true) = asked THEN RETURN true; END IF;
  IF EXISTS (
    SELECT FROM unit u JOIN municipality m ON m.id = u.municipality_id
    WHERE u.id = asked_unit AND actor_holds(areas, at_least, m.county_id, m.id, u.department_id, u.id)) THEN
    PERFORM set_config('veckovis.may_change_unit', asked, true);
    RETURN true;
  END IF;
  RETURN false;
END
$$;

CREATE FUNCTION may_change_forecast(asked_forecast int, areas int[], at_least text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  asked text := actor || '/' || asked_forecast || areas::text || at_least;
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF current_setting('veckovis.may_change_forecast', true) = asked THEN RETURN true; END IF;
  IF coalesce((SELECT may_change_unit(f.unit_id, areas, at_least) FROM forecast f WHERE f.id = asked_forecast), false) THEN
    PERFORM set_config('veckovis.may_change_forecast', asked, true);
    RETURN true;
  END IF;
  RETURN false;
END
$$;

-- Beside the wall by place stands one by area and level. Forecasts follow budgets and staff, so whoever changes those
-- changes them too (A-168); staff is read for schedules and budgets.
DO $$
DECLARE
  rule record;
BEGIN
  FOR rule IN SELECT * FROM (VALUES
    ('staff_member', '{5}', 'may_change_unit(unit_id', '{3,4,5}'),
    ('needs_budget', '{3}', 'may_change_unit(unit_id', NULL),
    ('resource_budget', '{3}', 'may_change_unit(unit_id', NULL),
    ('lock_request', '{3}', 'may_change_unit(unit_id', NULL),
    ('excel_import', '{2}', 'may_change_unit(unit_id', '{2}'),
    ('forecast', '{2,3,5}', 'may_change_unit(unit_id', NULL),
    ('forecast_row', '{2,3,5}', 'may_change_forecast(forecast_id', NULL),
    ('forecast_note', '{2}', 'may_change_forecast(forecast_id', '{2}')) AS rules (name, areas, asks, readers)
  LOOP
    EXECUTE format('CREATE POLICY level_to_add ON %I AS RESTRICTIVE FOR INSERT WITH CHECK (%s, %L, ''WRITE''))',
      rule.name, rule.asks, rule.areas);
    -- To hold a row one need not be allowed to change it.
    EXECUTE format('CREATE POLICY level_to_change ON %I AS RESTRICTIVE FOR UPDATE USING (true) WITH CHECK (%s, %L, ''WRITE''))',
      rule.name, rule.asks, rule.areas);
    EXECUTE format('CREATE POLICY level_to_remove ON %I AS RESTRICTIVE FOR DELETE USING (%s, %L, ''WRITE''))',
      rule.name, rule.asks, rule.areas);
    IF rule.readers IS NOT NULL THEN
      EXECUTE format('CREATE POLICY area_to_read ON %I AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere(%L)))',
        rule.name, rule.readers);
    END IF;
  END LOOP;
END $$;
CREATE POLICY area_to_read ON staff_terms AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere('{3,4,5}')));
CREATE FUNCTION may_change_staff_member(asked_staff_member int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('veckovis.actor', true) = 'system' THEN RETURN true; END IF;
  RETURN coalesce((SELECT may_change_unit(s.unit_id, '{5}', 'WRITE') FROM staff_member s WHERE s.id = asked_staff_member), false);
END
$$;
CREATE POLICY level_to_add ON staff_terms AS RESTRICTIVE FOR INSERT WITH CHECK (may_change_staff_member(staff_member_id));
CREATE POLICY level_to_change ON staff_terms AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (may_change_staff_member(staff_member_id));
CREATE POLICY level_to_remove ON staff_terms AS RESTRICTIVE FOR DELETE USING (may_change_staff_member(staff_member_id));

-- What works as the owner passes the policies, so it asks for the area itself.
CREATE OR REPLACE FUNCTION staff_terms_on(asked_unit int, day date) RETURNS TABLE (staff_member_id int, monthly_salary int,
  weekly_hours numeric, ordinary_grade numeric, actual_grade numeric)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT ON (t.staff_member_id)
    t.staff_member_id, t.monthly_salary, t.weekly_hours, t.ordinary_grade, t.actual_grade
  FROM staff_member s JOIN staff_terms t ON t.staff_member_id = s.id AND t.municipality_id = s.municipality_id
  WHERE s.unit_id = asked_unit AND (SELECT unit_in_scope(asked_unit)) AND (SELECT actor_holds_somewhere('{3,4,5}'))
  ORDER BY t.staff_member_id, t.valid_from > day, CASE WHEN t.valid_from <= day THEN t.valid_from END DESC, t.valid_from
$$;

-- A lock is for good, so it takes the level that approves. What is locked already may still be corrected by the level
-- that changes (0009), which a policy, that sees no old row, could not tell apart.
CREATE FUNCTION refuse_lock_without_level() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user = 'veckovis_app' AND NOT may_change_unit(NEW.unit_id, '{3}', 'APPROVE') THEN
    RAISE EXCEPTION 'a lock takes the level that approves' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER needs_budget_lock_takes_level BEFORE UPDATE ON needs_budget
FOR EACH ROW WHEN (OLD.state <> 'locked' AND NEW.state = 'locked') EXECUTE FUNCTION refuse_lock_without_level();
CREATE TRIGGER resource_budget_lock_takes_level BEFORE UPDATE ON resource_budget
FOR EACH ROW WHEN (OLD.state <> 'locked' AND NEW.state = 'locked') EXECUTE FUNCTION refuse_lock_without_level();

-- The admission asks for the unit of a member before it asks for the area: whoever reaches the unit is told that it has
-- no licence, whatever they hold there.
CREATE FUNCTION unit_of_staff_member(asked_staff_member bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.unit_id FROM staff_member s WHERE s.id = asked_staff_member AND unit_in_scope(s.unit_id)
$$;

-- The sums of a municipality move with the rows of its units.
CREATE FUNCTION rollup_in_scope(asked_municipality int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  asked text := actor || '/' || asked_municipality;
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF current_setting('veckovis.rollup_in_scope', true) = asked THEN RETURN true; END IF;
  IF municipality_in_scope(asked_municipality) THEN
    PERFORM set_config('veckovis.rollup_in_scope', asked, true);
    RETURN true;
  END IF;
  RETURN false;
END
$$;
ALTER TABLE forecast_rollup ENABLE ROW LEVEL SECURITY;
CREATE POLICY municipality_wall ON forecast_rollup
  USING (rollup_in_scope(municipality_id)) WITH CHECK (rollup_in_scope(municipality_id));
REVOKE DELETE ON forecast_rollup FROM veckovis_app;

-- Sign-in asks for the hash by an e-mail, or of one person under lock. The system alone may.
CREATE FUNCTION account_to_sign_in(asked_email text)
RETURNS TABLE (id int, email text, password_hash text, active boolean, access_version int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.id, a.email, a.password_hash, a.active, a.access_version FROM app_user a
  WHERE a.email = asked_email AND current_setting('veckovis.actor', true) = 'system'
$$;
CREATE FUNCTION hold_account(asked_user int)
RETURNS TABLE (id int, email text, password_hash text, active boolean, access_version int)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.id, a.email, a.password_hash, a.active, a.access_version FROM app_user a
  WHERE a.id = asked_user AND current_setting('veckovis.actor', true) = 'system' FOR NO KEY UPDATE
$$;

-- Whether this very transaction has used a link up: what it opens is done with it or not at all.
CREATE FUNCTION link_is_used_here(asked_purpose text, asked_user int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM one_time_link l WHERE l.purpose = asked_purpose AND l.user_id IS NOT DISTINCT FROM asked_user
    AND l.used_at IS NOT NULL AND l.xmin = pg_current_xact_id()::xid)
$$;
REVOKE ALL ON FUNCTION link_is_used_here(text, int) FROM PUBLIC;

-- A new password for whoever has just used up a link to one. Ends the access tokens too. Answers the e-mail.
CREATE FUNCTION set_password(changed_user int, new_hash text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed_email text;
BEGIN
  IF NOT link_is_used_here('new-password', changed_user) THEN
    RAISE EXCEPTION 'a password is set by a link that is used up with it' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE app_user SET password_hash = new_hash, access_version = access_version + 1
  WHERE id = changed_user AND active RETURNING email INTO changed_email;
  RETURN changed_email;
END
$$;

-- The first super admin of a database that has none, by the link that its start prints. Null when the e-mail is taken.
CREATE FUNCTION make_first_admin(new_email text, new_first_name text, new_last_name text, new_hash text, made_at timestamptz)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made int;
BEGIN
  IF NOT link_is_used_here('first-admin', NULL)
    OR EXISTS (SELECT FROM app_user WHERE job_title_id = 999) OR EXISTS (SELECT FROM user_role WHERE permission_id = 999) THEN
    RAISE EXCEPTION 'the first super admin is made once, by a link' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO app_user (email, first_name, last_name, password_hash, active, job_title_id, created_at)
  VALUES (new_email, new_first_name, new_last_name, new_hash, true, 999, made_at)
  ON CONFLICT (email) DO NOTHING RETURNING id INTO made;
  RETURN made;
END
$$;

-- Who may change somebody's rights at all (A-172): whoever approves Users somewhere, and never their own.
CREATE FUNCTION refuse_own_rights(changed_user int) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  -- Apart, because the actor "system" must never meet the cast.
  IF coalesce(actor, '') IN ('', 'system', changed_user::text) THEN
    RAISE EXCEPTION 'these rights are for others to change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NOT EXISTS (
    SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999
      OR (r.permission_id = 6 AND r.level = 'APPROVE'))) THEN
    RAISE EXCEPTION 'these rights are for others to change' USING ERRCODE = 'insufficient_privilege';
  END IF;
END
$$;
REVOKE ALL ON FUNCTION refuse_own_rights(int) FROM PUBLIC;

-- A role is given and taken by whoever holds it and approves Users on the whole of its place (A-172).
CREATE FUNCTION refuse_foreign_role(role user_role) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at_county int := role.county_id;
  at_municipality int := role.municipality_id;
  at_department int := role.department_id;
BEGIN
  IF role.unit_id IS NOT NULL THEN
    SELECT u.department_id, u.municipality_id INTO at_department, at_municipality FROM unit u WHERE u.id = role.unit_id;
  END IF;
  IF at_department IS NOT NULL THEN
    SELECT d.municipality_id INTO at_municipality FROM department d WHERE d.id = at_department;
  END IF;
  IF at_municipality IS NOT NULL THEN
    SELECT m.county_id INTO at_county FROM municipality m WHERE m.id = at_municipality;
  END IF;
  IF role.permission_id = 999 THEN
    IF is_super_admin() THEN RETURN; END IF;
  ELSIF actor_holds(ARRAY[role.permission_id], role.level, at_county, at_municipality, at_department, role.unit_id)
    AND actor_holds('{6}', 'APPROVE', at_county, at_municipality, at_department, role.unit_id) THEN
    RETURN;
  END IF;
  RAISE EXCEPTION 'this role is not the actor''s to give' USING ERRCODE = 'insufficient_privilege';
END
$$;
REVOKE ALL ON FUNCTION refuse_foreign_role(user_role) FROM PUBLIC;

-- One more of the active super admins has to be there. Held, so that two who demote each other do not both succeed.
CREATE FUNCTION refuse_without_super_admin(changed_user int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4600172);
  IF NOT EXISTS (SELECT FROM app_user a WHERE a.id <> changed_user AND a.active AND (a.job_title_id = 999
    OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = 999))) THEN
    RAISE EXCEPTION 'the last active super admin stays' USING ERRCODE = 'restrict_violation';
  END IF;
END
$$;
REVOKE ALL ON FUNCTION refuse_without_super_admin(int) FROM PUBLIC;

CREATE FUNCTION give_role(changed_user int, permission int, given_level text, at_county int, at_municipality int,
  at_department int, at_unit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given user_role;
BEGIN
  PERFORM refuse_own_rights(changed_user);
  given.user_id := changed_user;
  given.permission_id := permission;
  given.level := given_level;
  given.county_id := at_county;
  given.municipality_id := at_municipality;
  given.department_id := at_department;
  given.unit_id := at_unit;
  PERFORM refuse_foreign_role(given);
  INSERT INTO user_role (user_id, permission_id, level, county_id, municipality_id, department_id, unit_id)
  VALUES (changed_user, permission, given_level, at_county, at_municipality, at_department, at_unit) RETURNING * INTO given;
  UPDATE app_user SET access_version = access_version + 1 WHERE id = changed_user;
  RETURN given.id;
END
$$;

CREATE FUNCTION take_role(asked_role int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken user_role;
BEGIN
  SELECT * INTO taken FROM user_role WHERE id = asked_role FOR UPDATE;
  IF taken.id IS NULL THEN RETURN; END IF;
  PERFORM refuse_own_rights(taken.user_id);
  PERFORM refuse_foreign_role(taken);
  IF taken.permission_id = 999 THEN PERFORM refuse_without_super_admin(taken.user_id); END IF;
  DELETE FROM user_role WHERE id = asked_role;
  UPDATE app_user SET access_version = access_version + 1 WHERE id = taken.user_id;
END
$$;

CREATE FUNCTION set_job_title(changed_user int, title int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held int;
BEGIN
  PERFORM refuse_own_rights(changed_user);
  SELECT job_title_id INTO held FROM app_user WHERE id = changed_user FOR UPDATE;
  IF 999 IN (coalesce(title, 0), coalesce(held, 0)) AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'super admins are made by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF held = 999 AND title IS DISTINCT FROM 999 THEN PERFORM refuse_without_super_admin(changed_user); END IF;
  UPDATE app_user SET job_title_id = title, access_version = access_version + 1 WHERE id = changed_user;
END
$$;

CREATE FUNCTION set_active(changed_user int, is_active boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_super boolean := EXISTS (SELECT FROM app_user a WHERE a.id = changed_user AND (a.job_title_id = 999
    OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = 999)));
BEGIN
  PERFORM refuse_own_rights(changed_user);
  IF is_super AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'super admins are made by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF is_super AND NOT is_active THEN PERFORM refuse_without_super_admin(changed_user); END IF;
  UPDATE app_user SET active = is_active, access_version = access_version + 1 WHERE id = changed_user;
END
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['unit_of_staff_member(bigint)', 'account_to_sign_in(text)', 'hold_account(int)', 'set_password(int, text)',
    'make_first_admin(text, text, text, text, timestamptz)', 'give_role(int, int, text, int, int, int, int)',
    'take_role(int)', 'set_job_title(int, int)', 'set_active(int, boolean)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
