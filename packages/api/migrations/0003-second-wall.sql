-- The application works as a role that owns nothing: grants say what it may do, row-level security on whose rows.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'veckovis_app') THEN
    CREATE ROLE veckovis_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  EXECUTE format('GRANT veckovis_app TO %I', current_user);
END $$;

GRANT USAGE ON SCHEMA public TO veckovis_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO veckovis_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO veckovis_app;
REVOKE UPDATE, DELETE ON audit_event FROM veckovis_app;
REVOKE UPDATE, DELETE ON excel_import FROM veckovis_app;

DO $$
DECLARE guarded text;
BEGIN
  FOREACH guarded IN ARRAY ARRAY['staff_member', 'needs_budget', 'resource_budget', 'forecast', 'excel_import'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', guarded);
    EXECUTE format('CREATE POLICY unit_wall ON %I USING (unit_in_scope(unit_id)) WITH CHECK (unit_in_scope(unit_id))', guarded);
  END LOOP;
END $$;

ALTER TABLE staff_terms ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON staff_terms USING (EXISTS (SELECT 1 FROM staff_member s WHERE s.id = staff_member_id));
ALTER TABLE forecast_row ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON forecast_row USING (EXISTS (SELECT 1 FROM forecast f WHERE f.id = forecast_id));
