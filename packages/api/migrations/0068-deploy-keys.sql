-- Keys by which versions of one module are published without a person and without a login of the database
-- (docs/decisions/0051-deploy-keys.md). Of the secret only the hash is here.
CREATE TABLE module_deploy_key (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No key into module: a new one begins with its first version.
  module_id text NOT NULL CHECK (char_length(module_id) BETWEEN 1 AND 100),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  may_promote boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  created_by int REFERENCES app_user ON DELETE SET NULL,
  ends_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by int REFERENCES app_user ON DELETE SET NULL,
  CHECK (ends_at > created_at AND ends_at <= created_at + interval '366 days'),
  CHECK (revoked_at IS NOT NULL OR revoked_by IS NULL)
);

ALTER TABLE module_deploy_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY keys_are_read ON module_deploy_key FOR SELECT
  USING (current_setting('veckovis.actor', true) = 'system' OR (SELECT is_super_admin()));
CREATE POLICY keys_are_made ON module_deploy_key FOR INSERT
  WITH CHECK ((SELECT is_super_admin()) AND created_by::text = current_setting('veckovis.actor', true));
CREATE POLICY keys_are_used_and_revoked ON module_deploy_key FOR UPDATE
  USING (current_setting('veckovis.actor', true) = 'system' OR (SELECT is_super_admin()));
GRANT SELECT, INSERT (module_id, name, secret_hash, may_promote, created_at, created_by, ends_at),
  UPDATE (last_used_at, revoked_at, revoked_by) ON module_deploy_key TO veckovis_app;

-- Who made a key and who revoked it is written in one's own name (0052).
CREATE TRIGGER module_deploy_key_created_by_is_added BEFORE INSERT ON module_deploy_key FOR EACH ROW
WHEN (NEW.created_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER module_deploy_key_created_by_is_changed BEFORE UPDATE OF created_by ON module_deploy_key FOR EACH ROW
WHEN (NEW.created_by IS DISTINCT FROM OLD.created_by
  AND NEW.created_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER module_deploy_key_revoked_by_is_added BEFORE INSERT ON module_deploy_key FOR EACH ROW
WHEN (NEW.revoked_by::text IS DISTINCT FROM current_setting('veckovis.actor', true) AND NEW.revoked_by IS NOT NULL)
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER module_deploy_key_revoked_by_is_changed BEFORE UPDATE OF revoked_by ON module_deploy_key FOR EACH ROW
WHEN (NEW.revoked_by IS DISTINCT FROM OLD.revoked_by
  AND NEW.revoked_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();

CREATE FUNCTION keep_revoked() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a deploy key that is revoked stays so' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER revoked_stays_revoked BEFORE UPDATE OF revoked_at ON module_deploy_key
FOR EACH ROW WHEN (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
EXECUTE FUNCTION keep_revoked();

-- By which key a version became the active one; null where a person or a program chose it.
ALTER TABLE module_activation ADD COLUMN deploy_key_id int REFERENCES module_deploy_key;
GRANT INSERT (deploy_key_id) ON module_activation TO veckovis_app;

ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN ('sign-in', 'sign-in-failed', 'sign-out',
  'session-ended', 'refresh-reuse', 'refused', 'limited', 'wall-held', 'account-requested', 'account-changed',
  'first-admin-made', 'password-link-sent', 'password-changed', 'role-changed', 'rows-checked', 'rows-imported',
  'licence-changed', 'module-registered', 'module-refused', 'module-activated', 'deploy-key', 'restored', 'demo'));
