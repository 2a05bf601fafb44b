-- A version that some places get before everybody: municipalities or units, never single people.
CREATE TABLE module_rollout (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  module_id text NOT NULL,
  version text NOT NULL,
  -- A place that is gone matches nothing.
  municipality_ids int[] NOT NULL,
  unit_ids int[] NOT NULL,
  reason text NOT NULL,
  began_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text CHECK (ended_by IN ('promoted', 'stopped', 'quarantined')),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK (cardinality(municipality_ids) + cardinality(unit_ids) > 0),
  FOREIGN KEY (module_id, version) REFERENCES module_version (module_id, version)
);
CREATE UNIQUE INDEX one_rollout_of_module ON module_rollout (module_id) WHERE ended_at IS NULL;
ALTER TABLE module_rollout ENABLE ROW LEVEL SECURITY;
CREATE POLICY registry_is_read ON module_rollout FOR SELECT USING (true);
CREATE POLICY rollouts_are_made ON module_rollout
  USING (current_setting('veckovis.actor', true) = 'system' OR (SELECT is_super_admin()))
  WITH CHECK (current_setting('veckovis.actor', true) = 'system' OR (SELECT is_super_admin()));
GRANT SELECT, INSERT (module_id, version, municipality_ids, unit_ids, reason, began_at), UPDATE (ended_at, ended_by)
  ON module_rollout TO veckovis_app;

-- A version that was stopped because it failed: nobody gets it again, unless somebody says so expressly.
CREATE TABLE module_quarantine (
  module_id text NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL,
  loads int NOT NULL,
  failures int NOT NULL,
  PRIMARY KEY (module_id, version),
  FOREIGN KEY (module_id, version) REFERENCES module_version (module_id, version)
);
ALTER TABLE module_quarantine ENABLE ROW LEVEL SECURITY;
CREATE POLICY registry_is_read ON module_quarantine FOR SELECT USING (true);
CREATE POLICY system_decides ON module_quarantine USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
GRANT SELECT, INSERT, DELETE ON module_quarantine TO veckovis_app;
