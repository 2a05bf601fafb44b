-- Rights of modules' own that are given and taken stand in the security log, as roles do.
ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN ('sign-in', 'sign-in-failed', 'sign-out',
  'session-ended', 'refresh-reuse', 'refused', 'limited', 'wall-held', 'account-requested', 'account-changed',
  'first-admin-made', 'password-link-sent', 'password-changed', 'role-changed', 'own-right-changed', 'rows-checked',
  'rows-imported', 'licence-changed', 'module-registered', 'module-refused', 'module-activated', 'deploy-key',
  'signing-key', 'restored', 'demo'));

-- They are part of a save too.
DROP INDEX security_event_save;
CREATE INDEX security_event_save ON security_event (saved_at)
  WHERE kind IN ('role-changed', 'account-changed', 'session-ended', 'own-right-changed');
