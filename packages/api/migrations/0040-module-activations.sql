-- Which version of a module people get, since when and why: a choice that outlives every start.
CREATE TABLE module_activation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  module_id text NOT NULL REFERENCES module,
  -- Null: nobody is offered the module any more.
  version text,
  way text NOT NULL CHECK (way IN ('start', 'promote', 'roll-back', 'retire')),
  reason text NOT NULL DEFAULT '',
  user_id int REFERENCES app_user ON DELETE SET NULL,
  FOREIGN KEY (module_id, version) REFERENCES module_version (module_id, version)
);
CREATE INDEX module_activation_of_module ON module_activation (module_id, id DESC);

-- What is active already was made so by a start.
INSERT INTO module_activation (at, module_id, version, way)
SELECT v.registered_at, m.id, v.version, 'start'
FROM module m JOIN module_version v ON v.module_id = m.id AND v.version = m.active_version ORDER BY v.registered_at;

ALTER TABLE module_activation ENABLE ROW LEVEL SECURITY;
CREATE POLICY activations_are_read ON module_activation FOR SELECT USING (true);
CREATE POLICY activations_are_made ON module_activation FOR INSERT
  WITH CHECK (current_setting('veckovis.actor', true) = 'system' OR (SELECT is_super_admin()));
-- Which one is active is chosen by super admins too, among what the system registered.
CREATE POLICY version_is_chosen ON module FOR UPDATE USING ((SELECT is_super_admin())) WITH CHECK ((SELECT is_super_admin()));
GRANT SELECT, INSERT (at, module_id, version, way, reason, user_id) ON module_activation TO veckovis_app;

ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN ('sign-in', 'sign-in-failed', 'sign-out',
  'session-ended', 'refresh-reuse', 'refused', 'limited', 'wall-held', 'account-requested', 'account-changed',
  'first-admin-made', 'password-link-sent', 'password-changed', 'role-changed', 'licence-changed', 'module-registered',
  'module-refused', 'module-activated', 'restored', 'demo'));
