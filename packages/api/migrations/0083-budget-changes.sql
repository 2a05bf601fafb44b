-- Dated changes of a locked budget (A-232): kronor and hours that are added from a day on until the end of its calendar year,
-- below 0 for a reduction. They stand beside the budget, which stays as it is. One that is withdrawn is kept and counts nowhere.
CREATE TABLE budget_change (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  year int NOT NULL,
  first_day date NOT NULL CHECK (extract(year FROM first_day) = year),
  -- Of the kronor.
  ore bigint NOT NULL CHECK (abs(ore) <= 1000000000000),
  -- Of the hours.
  hundredths int NOT NULL CHECK (abs(hundredths) <= 100000000),
  reason text NOT NULL CHECK (btrim(reason) <> '' AND char_length(reason) <= 2000),
  created_at timestamptz NOT NULL,
  created_by int REFERENCES app_user ON DELETE SET NULL,
  withdrawn_at timestamptz,
  withdrawn_by int REFERENCES app_user ON DELETE SET NULL,
  request_id uuid NOT NULL,
  request_digest bytea NOT NULL,
  PRIMARY KEY (id, municipality_id),
  UNIQUE (unit_id, request_id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  CHECK (ore <> 0 OR hundredths <> 0),
  CHECK (withdrawn_at IS NOT NULL OR withdrawn_by IS NULL)
);
CREATE INDEX budget_change_of_year ON budget_change (unit_id, year);
GRANT SELECT, INSERT (municipality_id, unit_id, year, first_day, ore, hundredths, reason, created_at, created_by, request_id,
    request_digest), UPDATE (withdrawn_at, withdrawn_by) ON budget_change TO veckovis_app;
GRANT USAGE ON SEQUENCE budget_change_id_seq TO veckovis_app;

ALTER TABLE budget_change ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON budget_change
  USING (coalesce(unit_id = (SELECT remembered_unit()), false) OR unit_in_remembered_scope(unit_id))
  WITH CHECK (unit_in_scope(unit_id));
CREATE POLICY area_to_read ON budget_change AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere('{2,3}')));
-- Only beside a locked resource budget of its year.
CREATE POLICY level_to_add ON budget_change AS RESTRICTIVE FOR INSERT
  WITH CHECK (may_change_unit(unit_id, '{3}', 'APPROVE') AND EXISTS (SELECT FROM resource_budget b
    WHERE b.unit_id = budget_change.unit_id AND b.year = budget_change.year AND b.state = 'locked'));
-- Withdrawn once, in one's own name.
CREATE POLICY level_to_withdraw ON budget_change AS RESTRICTIVE FOR UPDATE USING (withdrawn_at IS NULL)
  WITH CHECK (may_change_unit(unit_id, '{3}', 'APPROVE') AND withdrawn_at IS NOT NULL
    AND withdrawn_by::text = current_setting('veckovis.actor', true));

CREATE TRIGGER budget_change_created_by_is_added BEFORE INSERT ON budget_change FOR EACH ROW
WHEN (NEW.created_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER budget_change_created_by_is_changed BEFORE UPDATE OF created_by ON budget_change FOR EACH ROW
WHEN (OLD.created_by IS DISTINCT FROM NEW.created_by
  AND NEW.created_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER budget_change_withdrawn_by_is_added BEFORE INSERT ON budget_change FOR EACH ROW
WHEN (NEW.withdrawn_by IS NOT NULL AND NEW.withdrawn_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER budget_change_withdrawn_by_is_changed BEFORE UPDATE OF withdrawn_by ON budget_change FOR EACH ROW
WHEN (OLD.withdrawn_by IS DISTINCT FROM NEW.withdrawn_by
  AND NEW.withdrawn_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
