-- When the transaction began that left the event: what somebody changed of one person at once is one save. Events of
-- before stay by themselves.
ALTER TABLE security_event ADD COLUMN saved_at timestamptz;
ALTER TABLE security_event ALTER COLUMN saved_at SET DEFAULT now();
CREATE INDEX security_event_save ON security_event (saved_at)
  WHERE kind IN ('role-changed', 'account-changed', 'session-ended');
