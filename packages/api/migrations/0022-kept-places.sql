-- Places are kept by super admins (R-478): a version for saves, creation that happens once, and of each place the columns
-- that may change. A unit stays in its municipality, whatever program writes (A-188).
DO $$
DECLARE place text;
BEGIN
  FOREACH place IN ARRAY ARRAY['county', 'municipality', 'department', 'unit'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0),
      ADD COLUMN request_id uuid UNIQUE, ADD COLUMN request_digest bytea,
      ADD CONSTRAINT %I CHECK ((request_id IS NULL) = (request_digest IS NULL))', place, place || '_digest');
    EXECUTE format('REVOKE INSERT, UPDATE ON %I FROM veckovis_app', place);
    EXECUTE format('CREATE POLICY places_are_kept ON %I USING ((SELECT is_super_admin())) WITH CHECK ((SELECT is_super_admin()))',
      place);
  END LOOP;
END $$;
-- What the policy above says as well.
DROP POLICY municipality_is_held ON municipality;

GRANT INSERT (name, code, request_id, request_digest), UPDATE (name, code, version) ON county TO veckovis_app;
GRANT INSERT (county_id, name, code, type, pause_minutes, request_id, request_digest),
  UPDATE (county_id, name, code, type, pause_minutes, logo_filename, version) ON municipality TO veckovis_app;
GRANT INSERT (municipality_id, name, active, request_id, request_digest), UPDATE (name, active, version)
  ON department TO veckovis_app;
GRANT INSERT (municipality_id, department_id, name, active, request_id, request_digest),
  UPDATE (department_id, name, active, version) ON unit TO veckovis_app;

-- Lists count what lies below a place and who holds a role there.
CREATE INDEX unit_municipality ON unit (municipality_id);
CREATE INDEX user_role_county ON user_role (county_id) WHERE county_id IS NOT NULL;
CREATE INDEX user_role_municipality ON user_role (municipality_id) WHERE municipality_id IS NOT NULL;
CREATE INDEX user_role_department ON user_role (department_id) WHERE department_id IS NOT NULL;
CREATE INDEX user_role_unit ON user_role (unit_id) WHERE unit_id IS NOT NULL;
-- The history of one record.
CREATE INDEX audit_event_subject ON audit_event (subject, at);

-- The latest year with a forecast of each of these units, for a super admin: one question, where the wall would ask for
-- every row.
CREATE FUNCTION latest_forecasts(asked_units int[]) RETURNS TABLE (unit_id int, year int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT f.unit_id, max(f.year) FROM forecast f
  WHERE f.unit_id = ANY (asked_units) AND (SELECT is_super_admin()) GROUP BY f.unit_id
$$;
REVOKE ALL ON FUNCTION latest_forecasts(int[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION latest_forecasts(int[]) TO veckovis_app;
