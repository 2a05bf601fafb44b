-- The inner wall refused a row although nothing was taken from whoever acts: a fault of the program, or an attempt to use one.
ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN ('sign-in', 'sign-in-failed', 'sign-out',
  'session-ended', 'refresh-reuse', 'refused', 'limited', 'wall-held', 'account-requested', 'account-changed',
  'first-admin-made', 'password-link-sent', 'password-changed', 'role-changed', 'licence-changed', 'module-registered',
  'module-refused', 'restored', 'demo'));
