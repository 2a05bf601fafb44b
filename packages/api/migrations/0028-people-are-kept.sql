-- People are made and changed by those who hold Users on their places (A-172, A-173; docs/decisions/0027-who-sees-whom.md).
-- The rules are those of packages/domain/src/access/people.ts, asked once more by the database.

-- People are kept by people: the system's own name opens nothing here.
CREATE FUNCTION refuse_without_administrator() RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refuse_without_people();
  IF current_setting('veckovis.actor', true) = 'system' THEN
    RAISE EXCEPTION 'people are kept by whoever edits people' USING ERRCODE = 'insufficient_privilege';
  END IF;
END
$$;

-- Whoever acts and those who are changed, held in one order until the end: what is decided on them stays true.
CREATE FUNCTION hold_people(asked_users int[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  PERFORM refuse_without_administrator();
  PERFORM FROM app_user WHERE id = ANY (asked_users) OR id::text = actor ORDER BY id FOR NO KEY UPDATE;
  RETURN true;
END
$$;

-- Whether whoever acts holds Users on the whole of a role's place.
CREATE FUNCTION administers_role(role user_role, at_least text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  at_department int := role.department_id;
  at_municipality int := role.municipality_id;
  at_county int := role.county_id;
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
  RETURN actor_holds('{6}', at_least, at_county, at_municipality, at_department, role.unit_id);
END
$$;

CREATE FUNCTION administers_home(asked_user int, at_least text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM app_user a JOIN municipality m ON m.id = a.home_municipality_id
    WHERE a.id = asked_user AND actor_holds('{6}', at_least, m.county_id, m.id, NULL, NULL))
$$;

-- Some of the person's places: whoever holds Users there sees the person.
CREATE FUNCTION meets_person(asked_user int, at_least text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT is_super_admin() OR administers_home(asked_user, at_least)
    OR EXISTS (SELECT FROM user_role r WHERE r.user_id = asked_user AND administers_role(r, at_least))
$$;

CREATE FUNCTION is_super(asked_user int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM app_user a WHERE a.id = asked_user AND (a.job_title_id = 999
    OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = 999)))
$$;

-- What holds for the whole person: Users on every place that the person has a role on, and nobody's own.
CREATE FUNCTION refuse_foreign_person(asked_user int, at_least text) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF coalesce(current_setting('veckovis.actor', true), '') IN ('', 'system', asked_user::text) THEN
    RAISE EXCEPTION 'this person is for others to change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF is_super_admin() THEN RETURN; END IF;
  IF is_super(asked_user)
    OR EXISTS (SELECT FROM user_role r WHERE r.user_id = asked_user AND NOT administers_role(r, at_least))
    OR (NOT EXISTS (SELECT FROM user_role r WHERE r.user_id = asked_user) AND NOT administers_home(asked_user, at_least)) THEN
    RAISE EXCEPTION 'this person is for others to change' USING ERRCODE = 'insufficient_privilege';
  END IF;
END
$$;

-- Only who can sign in counts: somebody who has not taken up their invitation yet may never do so.
CREATE OR REPLACE FUNCTION refuse_without_super_admin(changed_user int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4600172);
  IF NOT EXISTS (SELECT FROM app_user a WHERE a.id <> changed_user AND a.active AND a.email_proven
    AND (a.job_title_id = 999 OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = 999))) THEN
    RAISE EXCEPTION 'the last active super admin stays' USING ERRCODE = 'restrict_violation';
  END IF;
END
$$;

-- A person with the hash of nobody's password. Null when the address is taken, or the request was made before.
CREATE FUNCTION create_person(new_email text, new_first_name text, new_last_name text, new_phone text, nobodys_hash text,
  is_active boolean, home int, request uuid, digest bytea, at timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made int;
BEGIN
  PERFORM refuse_without_administrator();
  INSERT INTO app_user (email, first_name, last_name, phone, password_hash, active, by_administrator, made_by,
    home_municipality_id, request_id, request_digest, created_at)
  VALUES (new_email, new_first_name, new_last_name, new_phone, nobodys_hash, is_active, true,
    current_setting('veckovis.actor', true)::int, home, request, digest, at)
  ON CONFLICT DO NOTHING RETURNING id INTO made;
  RETURN made;
END
$$;

-- A sign-up that an administrator takes up: what was typed there is nobody's word. Null when it is none any more.
CREATE FUNCTION claim_person(claimed_email text, new_first_name text, new_last_name text, new_phone text, is_active boolean,
  home int, request uuid, digest bytea) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  claimed int;
BEGIN
  PERFORM refuse_without_administrator();
  UPDATE app_user SET first_name = new_first_name, last_name = new_last_name, phone = new_phone, active = is_active,
    asked_for = false, by_administrator = true, made_by = current_setting('veckovis.actor', true)::int,
    home_municipality_id = home, request_id = request, request_digest = digest, version = version + 1,
    access_version = access_version + 1
  WHERE email = claimed_email AND asked_for RETURNING id INTO claimed;
  RETURN claimed;
END
$$;

-- Names, phone and address. Who changes the address could become the person, so it takes the right to give each of the
-- person's roles. False when somebody has the address.
CREATE FUNCTION change_person(changed_user int, new_email text, new_first_name text, new_last_name text, new_phone text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refuse_without_administrator();
  IF NOT is_super_admin() AND (is_super(changed_user) OR NOT meets_person(changed_user, 'WRITE')) THEN
    RAISE EXCEPTION 'this person is for others to change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF EXISTS (SELECT FROM app_user WHERE id = changed_user AND email <> new_email) THEN
    PERFORM refuse_foreign_person(changed_user, 'WRITE');
    PERFORM refuse_foreign_role(r) FROM user_role r WHERE r.user_id = changed_user;
  END IF;
  UPDATE app_user SET email = new_email, first_name = new_first_name, last_name = new_last_name, phone = new_phone,
    version = version + 1
  WHERE id = changed_user;
  RETURN true;
EXCEPTION WHEN unique_violation THEN
  RETURN false;
END
$$;

-- As before, written down with who gave it and when. Whoever belonged nowhere belongs where the role is.
CREATE OR REPLACE FUNCTION give_role(changed_user int, permission int, given_level text, at_county int, at_municipality int,
  at_department int, at_unit int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given user_role;
BEGIN
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_own_rights(changed_user);
  given.user_id := changed_user;
  given.permission_id := permission;
  given.level := given_level;
  given.county_id := at_county;
  given.municipality_id := at_municipality;
  given.department_id := at_department;
  given.unit_id := at_unit;
  PERFORM refuse_foreign_role(given);
  IF is_super(changed_user) AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'super admins are made by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO user_role (user_id, permission_id, level, county_id, municipality_id, department_id, unit_id, granted_by, granted_at)
  VALUES (changed_user, permission, given_level, at_county, at_municipality, at_department, at_unit,
    current_setting('veckovis.actor', true)::int, now()) RETURNING * INTO given;
  UPDATE app_user SET access_version = access_version + 1, version = version + 1,
    home_municipality_id = coalesce(home_municipality_id, at_municipality,
      (SELECT d.municipality_id FROM department d WHERE d.id = at_department),
      (SELECT u.municipality_id FROM unit u WHERE u.id = at_unit))
  WHERE id = changed_user;
  RETURN given.id;
END
$$;

CREATE OR REPLACE FUNCTION take_role(asked_role int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  taken user_role;
BEGIN
  SELECT * INTO taken FROM user_role WHERE id = asked_role;
  IF taken.id IS NULL THEN RETURN; END IF;
  PERFORM hold_people(ARRAY[taken.user_id]);
  PERFORM refuse_own_rights(taken.user_id);
  PERFORM refuse_foreign_role(taken);
  IF is_super(taken.user_id) AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'super admins are made by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF taken.permission_id = 999 THEN PERFORM refuse_without_super_admin(taken.user_id); END IF;
  DELETE FROM user_role WHERE id = asked_role;
  UPDATE app_user SET access_version = access_version + 1, version = version + 1,
    home_municipality_id = coalesce(home_municipality_id, taken.municipality_id,
      (SELECT d.municipality_id FROM department d WHERE d.id = taken.department_id),
      (SELECT u.municipality_id FROM unit u WHERE u.id = taken.unit_id))
  WHERE id = taken.user_id;
END
$$;

-- A title opens rights on every place of the person, so it takes APPROVE on all of them.
CREATE OR REPLACE FUNCTION set_job_title(changed_user int, title int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held int;
BEGIN
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_own_rights(changed_user);
  PERFORM refuse_foreign_person(changed_user, 'APPROVE');
  SELECT job_title_id INTO held FROM app_user WHERE id = changed_user;
  IF title = 999 AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'super admins are made by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF held = 999 AND title IS DISTINCT FROM 999 THEN PERFORM refuse_without_super_admin(changed_user); END IF;
  UPDATE app_user SET job_title_id = title, access_version = access_version + 1, version = version + 1
  WHERE id = changed_user;
END
$$;

-- WRITE is enough (A-172). Whoever activates somebody stands for them. Answers how many sessions a deactivation has ended.
DROP FUNCTION set_active(int, boolean);
CREATE FUNCTION set_active(changed_user int, is_active boolean) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  ended int := 0;
BEGIN
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_foreign_person(changed_user, 'WRITE');
  IF is_super(changed_user) AND NOT is_active THEN PERFORM refuse_without_super_admin(changed_user); END IF;
  UPDATE app_user SET active = is_active, by_administrator = by_administrator OR is_active,
    access_version = access_version + 1, version = version + 1
  WHERE id = changed_user;
  IF NOT is_active THEN
    UPDATE session_family SET revoked_at = now(), revoked_reason = 'deactivated'
    WHERE user_id = changed_user AND revoked_at IS NULL;
    GET DIAGNOSTICS ended = ROW_COUNT;
  END IF;
  RETURN ended;
END
$$;

-- Whoever has never signed in and done nothing goes for good (A-174). To prove one's address is nothing done. False when
-- there is something that a name has to stay for.
CREATE FUNCTION remove_person(removed_user int) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM hold_people(ARRAY[removed_user]);
  PERFORM refuse_foreign_person(removed_user, 'WRITE');
  IF EXISTS (SELECT FROM app_user WHERE id = removed_user AND (login_count > 0 OR last_login_at IS NOT NULL))
    OR EXISTS (SELECT FROM session_family WHERE user_id = removed_user)
    OR EXISTS (SELECT FROM audit_event WHERE user_id = removed_user AND action <> 'confirm-email') THEN
    RETURN false;
  END IF;
  IF is_super(removed_user) THEN PERFORM refuse_without_super_admin(removed_user); END IF;
  DELETE FROM app_user WHERE id = removed_user;
  RETURN true;
END
$$;
CREATE INDEX audit_event_user ON audit_event (user_id) WHERE user_id IS NOT NULL;

-- What the audit tells of a person, for whoever sees the person: who did what and when, roles only of the reader's own
-- places (A-173, A-189).
CREATE FUNCTION history_of_person(asked_user int, kinds text[], from_at timestamptz, to_at timestamptz)
RETURNS TABLE (id bigint, at timestamptz, user_id int, action text, details jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT e.id, e.at, e.user_id, e.action, e.details FROM audit_event e
  WHERE e.subject = 'user/' || asked_user AND e.action = ANY (kinds) AND (SELECT meets_person(asked_user, 'READ'))
    AND (from_at IS NULL OR e.at >= from_at) AND (to_at IS NULL OR e.at < to_at)
    AND (NOT e.details ? 'permissionId' OR actor_holds('{6}', 'READ', (e.details->>'countyId')::int,
      (e.details->>'municipalityId')::int, (e.details->>'departmentId')::int, (e.details->>'unitId')::int))
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['refuse_foreign_person(int, text)', 'refuse_without_administrator()'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
  END LOOP;
  FOREACH way IN ARRAY ARRAY['hold_people(int[])', 'set_active(int, boolean)', 'remove_person(int)',
    'create_person(text, text, text, text, text, boolean, int, uuid, bytea, timestamptz)',
    'claim_person(text, text, text, text, boolean, int, uuid, bytea)',
    'change_person(int, text, text, text, text)', 'history_of_person(int, text[], timestamptz, timestamptz)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
