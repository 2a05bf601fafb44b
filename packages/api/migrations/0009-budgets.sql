-- Budgets: a version for saves, creation that happens once, shares as they were entered, and what a lock freezes.
ALTER TABLE needs_budget
  ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Made by the stepper; with the digest of what was sent under it a repeat is told from another budget.
  ADD COLUMN request_id uuid,
  ADD COLUMN request_digest bytea,
  ADD CONSTRAINT needs_budget_named CHECK (btrim(name) <> ''),
  ADD CONSTRAINT needs_budget_request UNIQUE (unit_id, request_id),
  ADD CONSTRAINT needs_budget_digest CHECK ((request_id IS NULL) = (request_digest IS NULL)),
  DROP CONSTRAINT needs_budget_monthly_shares_check;
ALTER TABLE needs_budget ALTER COLUMN monthly_shares TYPE double precision[];
ALTER TABLE needs_budget ADD CONSTRAINT needs_budget_monthly_shares_check CHECK (is_figure_series(monthly_shares, 12));

ALTER TABLE resource_budget
  ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0),
  ADD COLUMN request_id uuid,
  ADD COLUMN request_digest bytea,
  -- What the figures were calculated from. Null only where a budget was made before these were kept.
  ADD COLUMN mean_monthly_pay double precision CHECK (mean_monthly_pay > 0 AND mean_monthly_pay < 'Infinity'),
  ADD COLUMN holiday_allowance numeric(5, 2) NOT NULL DEFAULT 1.6 CHECK (holiday_allowance BETWEEN 0 AND 100),
  -- The municipality's cost factors at the moment of the lock.
  ADD COLUMN cost_factors jsonb,
  ADD CONSTRAINT resource_budget_named CHECK (btrim(name) <> ''),
  ADD CONSTRAINT resource_budget_request UNIQUE (unit_id, request_id),
  ADD CONSTRAINT resource_budget_digest CHECK ((request_id IS NULL) = (request_digest IS NULL)),
  DROP CONSTRAINT resource_budget_monthly_shares_check;
ALTER TABLE resource_budget ALTER COLUMN monthly_shares TYPE double precision[];
ALTER TABLE resource_budget
  ADD CONSTRAINT resource_budget_monthly_shares_check CHECK (is_figure_series(monthly_shares, 12));

-- Lines hold codes. Annual workers become a list like the budget types.
UPDATE needs_budget SET lines = jsonb_build_object(
  'zones', coalesce((SELECT jsonb_agg(line || jsonb_build_object('zone', replace(lower(line ->> 'zone'), ' ', '-')))
    FROM jsonb_array_elements(lines -> 'zones') AS line), '[]'),
  'rooms', coalesce((SELECT jsonb_agg(line || jsonb_build_object('roomType', replace(lower(line ->> 'roomType'), ' ', '-')))
    FROM jsonb_array_elements(lines -> 'rooms') AS line), '[]'));
UPDATE resource_budget SET lines = jsonb_build_object(
  'budgetTypes', lines -> 'budgetTypes',
  'staffTypes', coalesce((SELECT jsonb_agg(jsonb_build_object('type', key, 'annualWorkers', value))
    FROM jsonb_each(lines -> 'annualWorkers')), '[]'));
ALTER TABLE needs_budget ADD CONSTRAINT needs_budget_lines CHECK
  (coalesce(jsonb_typeof(lines -> 'zones') = 'array' AND jsonb_typeof(lines -> 'rooms') = 'array', false));
ALTER TABLE resource_budget ADD CONSTRAINT resource_budget_lines CHECK
  (coalesce(jsonb_typeof(lines -> 'budgetTypes') = 'array' AND jsonb_typeof(lines -> 'staffTypes') = 'array', false));
-- The pay that the hours of an older budget came from.
UPDATE resource_budget SET mean_monthly_pay =
  annual_salary / hours * full_time_hours * 52 / (12 * 1.016 * (1 + coalesce(payroll_overhead, 0) / 100))
WHERE hours > 0 AND annual_salary > 0;

-- Locking is for good, whatever program writes. A locked needs budget may still be corrected while nothing rests on it.
CREATE FUNCTION refuse_unlock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a locked budget is never deleted' USING ERRCODE = 'restrict_violation';
  ELSIF NEW.state <> 'locked' OR TG_TABLE_NAME = 'resource_budget'
    OR EXISTS (SELECT FROM resource_budget WHERE needs_budget_id = OLD.id) THEN
    RAISE EXCEPTION 'a locked budget never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER needs_budget_stays_locked BEFORE UPDATE OR DELETE ON needs_budget
FOR EACH ROW WHEN (OLD.state = 'locked') EXECUTE FUNCTION refuse_unlock();
CREATE TRIGGER resource_budget_stays_locked BEFORE UPDATE OR DELETE ON resource_budget
FOR EACH ROW WHEN (OLD.state = 'locked') EXECUTE FUNCTION refuse_unlock();

-- Settings of a municipality: read by whoever has a role somewhere in it, changed by whoever may approve its budgets.
-- Those of the whole country are everybody's to read and the system's to write.
CREATE FUNCTION municipality_in_scope(asked_municipality int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF actor IS NULL OR actor = '' THEN RETURN false; END IF;
  RETURN EXISTS (
    SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    LEFT JOIN municipality m ON m.id = asked_municipality
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999 OR (r.id IS NOT NULL AND (
      num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0
      OR r.municipality_id = m.id OR r.county_id = m.county_id
      OR r.department_id IN (SELECT d.id FROM department d WHERE d.municipality_id = m.id)
      OR r.unit_id IN (SELECT u.id FROM unit u JOIN department d ON d.id = u.department_id WHERE d.municipality_id = m.id))))
  );
END
$$;

CREATE FUNCTION may_set_for_municipality(asked_municipality int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF actor IS NULL OR actor = '' OR asked_municipality IS NULL THEN RETURN false; END IF;
  RETURN EXISTS (
    SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    LEFT JOIN municipality m ON m.id = asked_municipality
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999 OR (
      r.permission_id = 3 AND r.level = 'APPROVE' AND (
        num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0
        OR r.municipality_id = m.id OR r.county_id = m.county_id)))
  );
END
$$;

ALTER TABLE dated_setting ENABLE ROW LEVEL SECURITY;
CREATE POLICY settings_are_read ON dated_setting FOR SELECT
  USING (municipality_id IS NULL OR municipality_in_scope(municipality_id));
CREATE POLICY settings_are_added ON dated_setting FOR INSERT WITH CHECK (may_set_for_municipality(municipality_id));
CREATE POLICY settings_are_changed ON dated_setting FOR UPDATE
  USING (may_set_for_municipality(municipality_id)) WITH CHECK (may_set_for_municipality(municipality_id));
CREATE POLICY settings_are_removed ON dated_setting FOR DELETE USING (may_set_for_municipality(municipality_id));
