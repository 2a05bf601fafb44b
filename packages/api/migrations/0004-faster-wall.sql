-- A role 999 makes a super admin wherever it is held (A-019), as it does in the application's own check.
CREATE OR REPLACE FUNCTION unit_in_scope(asked_unit int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF actor IS NULL OR actor = '' THEN RETURN false; END IF;
  RETURN EXISTS (
    SELECT 1
    FROM unit u
    JOIN department d ON d.id = u.department_id
    JOIN municipality m ON m.id = d.municipality_id
    JOIN user_role r ON r.user_id = actor::int
    JOIN app_user a ON a.id = r.user_id AND a.active
    WHERE u.id = asked_unit
      AND (r.permission_id = 999 OR num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0
        OR r.unit_id = u.id OR r.department_id = d.id OR r.municipality_id = m.id OR r.county_id = m.county_id)
  ) OR EXISTS (
    SELECT 1 FROM app_user a WHERE a.id = actor::int AND a.active AND a.job_title_id = 999
  );
END
$$;

-- The rows below a guarded row ask for its unit by key. As a subquery the planner may read the whole parent table
-- through its own wall, unit by unit, for a single forecast.
CREATE FUNCTION forecast_in_scope(asked_forecast int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('veckovis.actor', true) = 'system' THEN RETURN true; END IF;
  RETURN coalesce((SELECT unit_in_scope(f.unit_id) FROM forecast f WHERE f.id = asked_forecast), false);
END
$$;

CREATE FUNCTION staff_member_in_scope(asked_staff_member int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('veckovis.actor', true) = 'system' THEN RETURN true; END IF;
  RETURN coalesce((SELECT unit_in_scope(s.unit_id) FROM staff_member s WHERE s.id = asked_staff_member), false);
END
$$;

ALTER POLICY unit_wall ON forecast_row USING (forecast_in_scope(forecast_id)) WITH CHECK (forecast_in_scope(forecast_id));
ALTER POLICY unit_wall ON staff_terms
  USING (staff_member_in_scope(staff_member_id)) WITH CHECK (staff_member_in_scope(staff_member_id));

-- The list of applied migrations is the owner's.
REVOKE ALL ON applied_migration FROM veckovis_app;
