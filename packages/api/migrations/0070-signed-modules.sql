-- The registered versions are signed (docs/decisions/0055-signed-modules.md). A key's public part stands nowhere: it is
-- derived from the sealed private one, so that a row of this table alone makes no key.
CREATE TABLE installation_key (
  -- Thumbprint of the public key (RFC 7638)
  id text PRIMARY KEY CHECK (id ~ '^[A-Za-z0-9_-]{43}$'),
  sealed bytea CHECK (octet_length(sealed) BETWEEN 60 AND 200),
  created_at timestamptz NOT NULL,
  -- It signs nothing any more; what it has signed holds.
  retired_at timestamptz,
  -- What it has signed does not hold any more.
  revoked_at timestamptz,
  CHECK ((sealed IS NULL) = (revoked_at IS NOT NULL)),
  CHECK (revoked_at IS NULL OR retired_at IS NOT NULL)
);
-- One key signs.
CREATE UNIQUE INDEX installation_key_signs ON installation_key ((true)) WHERE retired_at IS NULL;

ALTER TABLE installation_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY keys_are_read ON installation_key FOR SELECT
  USING (current_setting('veckovis.actor', true) = 'system' OR (SELECT is_super_admin()));
CREATE POLICY system_makes_keys ON installation_key FOR INSERT
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
CREATE POLICY system_ends_keys ON installation_key FOR UPDATE
  USING (current_setting('veckovis.actor', true) = 'system');
GRANT SELECT, INSERT (id, sealed, created_at), UPDATE (sealed, retired_at, revoked_at) ON installation_key TO veckovis_app;

CREATE FUNCTION keep_ended() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a key of the installation that is retired or revoked stays so' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER ended_stays_ended BEFORE UPDATE ON installation_key
FOR EACH ROW WHEN ((OLD.retired_at IS NOT NULL AND NEW.retired_at IS DISTINCT FROM OLD.retired_at)
  OR (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
  OR (NEW.sealed IS NOT NULL AND NEW.sealed IS DISTINCT FROM OLD.sealed))
EXECUTE FUNCTION keep_ended();

CREATE TABLE module_signature (
  module_id text NOT NULL,
  version text NOT NULL,
  key_id text NOT NULL REFERENCES installation_key,
  signature bytea NOT NULL CHECK (octet_length(signature) = 64),
  -- SHA-256 of the calls of the version, which is signed in their place; null where it has none.
  calls_hash text CHECK (calls_hash ~ '^[A-Za-z0-9_-]{43}$'),
  signed_at timestamptz NOT NULL,
  PRIMARY KEY (module_id, version, key_id),
  FOREIGN KEY (module_id, version) REFERENCES module_version (module_id, version)
);
ALTER TABLE module_signature ENABLE ROW LEVEL SECURITY;
CREATE POLICY registry_is_read ON module_signature FOR SELECT USING (true);
CREATE POLICY system_signs ON module_signature FOR INSERT
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
CREATE POLICY system_signs_anew ON module_signature FOR UPDATE
  USING (current_setting('veckovis.actor', true) = 'system');
GRANT SELECT, INSERT, UPDATE (signature, calls_hash, signed_at) ON module_signature TO veckovis_app;

ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN ('sign-in', 'sign-in-failed', 'sign-out',
  'session-ended', 'refresh-reuse', 'refused', 'limited', 'wall-held', 'account-requested', 'account-changed',
  'first-admin-made', 'password-link-sent', 'password-changed', 'role-changed', 'rows-checked', 'rows-imported',
  'licence-changed', 'module-registered', 'module-refused', 'module-activated', 'deploy-key', 'signing-key', 'restored',
  'demo'));
