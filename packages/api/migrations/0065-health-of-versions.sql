-- How often each version of a module came up and failed, by day. Sums: nothing about any person.
CREATE TABLE module_version_day (
  module_id text NOT NULL,
  version text NOT NULL,
  day date NOT NULL,
  loads int NOT NULL DEFAULT 0 CHECK (loads >= 0),
  failures int NOT NULL DEFAULT 0 CHECK (failures >= 0),
  PRIMARY KEY (module_id, version, day),
  FOREIGN KEY (module_id, version) REFERENCES module_version (module_id, version)
);
ALTER TABLE module_version_day ENABLE ROW LEVEL SECURITY;
CREATE POLICY registry_is_read ON module_version_day FOR SELECT USING (true);
CREATE POLICY system_counts ON module_version_day USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
GRANT SELECT, INSERT, UPDATE (loads, failures) ON module_version_day TO veckovis_app;
