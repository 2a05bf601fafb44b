-- Calendar addresses of the diary (docs/decisions/0039-calendar-addresses.md): off until the municipality allows them.
ALTER TABLE municipality ADD COLUMN allows_calendars boolean NOT NULL DEFAULT false;
GRANT INSERT (allows_calendars), UPDATE (allows_calendars) ON municipality TO veckovis_app;

-- When an approved entry moved last: nothing else of it does.
ALTER TABLE diary_entry ADD COLUMN returned_at timestamptz;

-- One for each person and unit. Of the secret in it only the hash is here.
CREATE TABLE calendar_address (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  user_id int NOT NULL REFERENCES app_user ON DELETE CASCADE,
  secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  language text NOT NULL CHECK (language IN ('sv', 'en')),
  created_at timestamptz NOT NULL,
  last_read_at timestamptz,
  PRIMARY KEY (id, municipality_id),
  UNIQUE (user_id, unit_id, municipality_id),
  UNIQUE (secret_hash, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id) ON DELETE CASCADE
);
CREATE INDEX calendar_address_unit ON calendar_address (unit_id, municipality_id);

GRANT SELECT, INSERT, DELETE ON calendar_address TO veckovis_app;
GRANT UPDATE (last_read_at) ON calendar_address TO veckovis_app;
ALTER TABLE calendar_address ENABLE ROW LEVEL SECURITY;
-- One's own, also of a unit that is lost meanwhile, so that it can be taken back; made for a unit in reach only.
CREATE POLICY own_address ON calendar_address USING (current_setting('veckovis.actor', true) IN ('system', user_id::text));
CREATE POLICY unit_wall ON calendar_address AS RESTRICTIVE FOR INSERT
  WITH CHECK (unit_in_scope(unit_id) AND (SELECT actor_holds_somewhere('{1}')));
