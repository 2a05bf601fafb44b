-- People are read by those who may see them (docs/decisions/0027-who-sees-whom.md): their names, addresses and phones
-- stand behind a wall of their own. What is no personal data is read beside it, and a name beside what somebody did.

-- Who acts, where that is a person.
CREATE FUNCTION acting_person() RETURNS int LANGUAGE sql STABLE
RETURN nullif(nullif(current_setting('veckovis.actor', true), ''), 'system')::int;

CREATE FUNCTION sees_everybody() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN coalesce(current_setting('veckovis.actor', true), '') = 'system' OR is_super_admin();
END
$$;

-- Everybody with a role, or a home, within the places where whoever acts holds Users: as `seesPerson` of packages/domain
-- says it, a list at once. A person may come twice.
CREATE FUNCTION people_in_sight() RETURNS SETOF int
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 1000 AS $$
BEGIN
  RETURN QUERY
    WITH held AS MATERIALIZED (SELECT r.* FROM user_role r JOIN app_user a ON a.id = r.user_id AND a.active
      WHERE r.user_id = acting_person() AND r.permission_id = 6),
    whole AS MATERIALIZED (SELECT FROM held WHERE num_nonnulls(county_id, municipality_id, department_id, unit_id) = 0),
    counties AS MATERIALIZED (SELECT county_id AS id FROM held WHERE county_id IS NOT NULL),
    municipalities AS MATERIALIZED (SELECT municipality_id AS id FROM held WHERE municipality_id IS NOT NULL
      UNION SELECT m.id FROM municipality m JOIN counties c ON c.id = m.county_id),
    departments AS MATERIALIZED (SELECT department_id AS id FROM held WHERE department_id IS NOT NULL
      UNION SELECT d.id FROM department d JOIN municipalities m ON m.id = d.municipality_id),
    units AS MATERIALIZED (SELECT unit_id AS id FROM held WHERE unit_id IS NOT NULL
      UNION SELECT u.id FROM unit u JOIN departments d ON d.id = u.department_id)
    SELECT p.user_id FROM user_place p WHERE EXISTS (SELECT FROM whole)
    UNION ALL SELECT a.id FROM app_user a WHERE a.home_municipality_id IS NOT NULL AND EXISTS (SELECT FROM whole)
    -- By the indexes of the places.
    UNION ALL SELECT p.user_id FROM user_place p WHERE p.county_id = ANY (ARRAY(SELECT c.id FROM counties c))
    UNION ALL SELECT p.user_id FROM user_place p WHERE p.municipality_id = ANY (ARRAY(SELECT m.id FROM municipalities m))
    UNION ALL SELECT p.user_id FROM user_place p WHERE p.department_id = ANY (ARRAY(SELECT d.id FROM departments d))
    UNION ALL SELECT p.user_id FROM user_place p WHERE p.unit_id = ANY (ARRAY(SELECT u.id FROM units u))
    UNION ALL SELECT a.id FROM app_user a WHERE a.home_municipality_id = ANY (ARRAY(SELECT m.id FROM municipalities m));
END
$$;

-- Whoever is held was seen, and is read until the end of the transaction: also when their last role here is taken.
CREATE FUNCTION held_people() RETURNS int[] LANGUAGE sql STABLE
RETURN CASE WHEN split_part(current_setting('veckovis.held_people', true), '/', 1) = current_setting('veckovis.actor', true)
  THEN nullif(split_part(current_setting('veckovis.held_people', true), '/', 2), '')::int[] END;

CREATE OR REPLACE FUNCTION hold_people(asked_users int[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  held int[] := coalesce(held_people(), '{}');
BEGIN
  PERFORM refuse_without_administrator();
  PERFORM FROM app_user WHERE id = ANY (asked_users) OR id::text = actor ORDER BY id FOR NO KEY UPDATE;
  IF NOT asked_users <@ held AND NOT sees_everybody() THEN
    held := held || ARRAY(SELECT asked FROM unnest(asked_users) AS asked WHERE meets_person(asked, 'READ'));
    PERFORM set_config('veckovis.held_people', actor || '/' || held::text, true);
  END IF;
  RETURN true;
END
$$;

-- The domain whose sign-ups wait for whoever acts: that of their own proven address, where they edit people.
CREATE FUNCTION domain_of_sign_ups() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT organisation_domain(a.email) FROM app_user a WHERE a.id = acting_person() AND a.active AND a.email_proven
    AND EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = 6 AND r.level IN ('WRITE', 'APPROVE'))
$$;

DROP POLICY people_are_read ON app_user;
CREATE POLICY people_are_read ON app_user FOR SELECT USING ((SELECT sees_everybody()) OR id = (SELECT acting_person())
  OR id = ANY ((SELECT held_people())::int[]) OR id IN (SELECT people_in_sight()));
CREATE POLICY sign_ups_are_read ON app_user FOR SELECT
  USING (asked_for AND email_proven AND organisation_domain(email) = (SELECT domain_of_sign_ups()));

-- Of everybody what tells nobody's name, address or phone: the admission, counts of people and who may lock need it. A
-- view works with the rights of its owner, whom no policy holds.
CREATE VIEW account AS
  SELECT id, job_title_id, active, email_proven, asked_for, access_version, last_login_at, login_count,
    home_municipality_id, made_by, request_id, request_digest
  FROM app_user;
GRANT SELECT ON account TO veckovis_app;

-- What somebody did is told with their name, also to those who do not see the person. In nobody's name it is not told.
CREATE FUNCTION name_of_person(asked_user int) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF coalesce(current_setting('veckovis.actor', true), '') = '' THEN RETURN NULL; END IF;
  RETURN (SELECT a.first_name || ' ' || a.last_name FROM app_user a WHERE a.id = asked_user);
END
$$;

-- Whom the words of a search mean among those who did something. Asked by those who review reads; the address counts
-- where the person is seen.
CREATE FUNCTION people_named(words text[]) RETURNS SETOF int
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100 AS $$
DECLARE
  sees_all boolean := sees_everybody();
BEGIN
  IF NOT EXISTS (SELECT FROM reviewed_municipalities()) THEN RETURN; END IF;
  RETURN QUERY SELECT a.id FROM app_user a WHERE NOT EXISTS (SELECT FROM unnest(words) AS word WHERE strpos(
    CASE WHEN sees_all OR a.id IN (SELECT people_in_sight()) THEN a.searched_name
      ELSE folded_name(a.first_name || ' ' || a.last_name) END, word) = 0);
END
$$;

-- Where the mails about a request to lock go: to those who may lock the budgets of the unit, and to who has asked.
-- Told to those who read the budgets of the unit.
CREATE FUNCTION address_about_lock(asked_user int, asked_unit int) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT may_change_unit(asked_unit, '{3}', 'READ') THEN RETURN NULL; END IF;
  RETURN (SELECT a.email FROM app_user a JOIN unit u ON u.id = asked_unit JOIN municipality m ON m.id = u.municipality_id
    WHERE a.id = asked_user AND a.active AND (a.job_title_id = 999
      OR EXISTS (SELECT FROM lock_request q WHERE q.unit_id = u.id AND q.asked_by = a.id)
      OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND (r.permission_id = 999
        OR (r.permission_id = 3 AND r.level = 'APPROVE' AND (r.unit_id = u.id OR r.department_id = u.department_id
          OR r.municipality_id = m.id OR r.county_id = m.county_id
          OR num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0))))));
END
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['people_in_sight()', 'domain_of_sign_ups()', 'name_of_person(int)', 'people_named(text[])',
    'address_about_lock(int, int)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
