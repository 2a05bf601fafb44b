-- How often something was tried within a time, for every process on this database. Who tried, and on which account,
-- stands here as a keyed digest only; empty where a limit does not ask for it.
CREATE TABLE attempt_count (
  name text NOT NULL,
  source bytea NOT NULL,
  account bytea NOT NULL,
  used int NOT NULL CHECK (used >= 0),
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, source, account)
);
CREATE INDEX attempt_count_ends ON attempt_count (ends_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON attempt_count TO veckovis_app;

-- The system counts; nobody's own work does.
ALTER TABLE attempt_count ENABLE ROW LEVEL SECURITY;
CREATE POLICY system_counts ON attempt_count USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
