-- Manifests registered before the contract was a range named one version.
UPDATE module_version
SET manifest = jsonb_set(manifest, '{contract}', jsonb_build_object('from', manifest -> 'contract', 'to', manifest -> 'contract'))
WHERE jsonb_typeof(manifest -> 'contract') = 'number';

-- A registered version never changes: pages that run it hold its integrity hashes. Not even the owner may alter one.
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % never change once they are written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER module_version_never_changes BEFORE UPDATE OR DELETE OR TRUNCATE ON module_version
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE, TRUNCATE ON module_version FROM veckovis_app;

-- What did not come up, told by browsers, or was not accepted when it was registered. Nothing about the person.
CREATE TABLE module_failure (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  source text NOT NULL CHECK (source IN ('browser', 'registration')),
  module_id text NOT NULL,
  version text NOT NULL,
  step text NOT NULL,
  kind text NOT NULL,
  support_code text NOT NULL,
  detail text NOT NULL DEFAULT ''
);
CREATE INDEX module_failure_at ON module_failure (at DESC);
GRANT SELECT, INSERT, DELETE ON module_failure TO veckovis_app;
GRANT USAGE ON SEQUENCE module_failure_id_seq TO veckovis_app;
