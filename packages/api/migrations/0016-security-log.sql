-- What happened at the doors: sign-ins, refusals, roles, licences, modules. Ids and words of the program, never a name,
-- an e-mail or an address. The database says when, and nothing written is changed.
CREATE TABLE security_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL CHECK (kind IN ('sign-in', 'sign-in-failed', 'sign-out', 'session-ended', 'refresh-reuse',
    'refused', 'limited', 'account-requested', 'account-changed', 'first-admin-made', 'password-link-sent',
    'password-changed', 'role-changed', 'licence-changed', 'module-registered', 'module-refused', 'restored', 'demo')),
  -- Who did it, as far as that is known. No key into app_user: the event stays when the person goes.
  user_id int,
  -- Whom or what it was done to, as in user/7; empty where that is who did it, or nobody.
  subject text NOT NULL DEFAULT '' CHECK (char_length(subject) <= 120),
  details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object' AND pg_column_size(details) < 2000),
  -- The same event again and again within a second is one row.
  times int NOT NULL DEFAULT 1 CHECK (times > 0)
);
CREATE INDEX security_event_at ON security_event (at DESC, id DESC);
CREATE INDEX security_event_kind ON security_event (kind, at DESC, id DESC);

CREATE FUNCTION is_super_admin() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor IS NULL OR actor IN ('', 'system') THEN RETURN false; END IF;
  RETURN EXISTS (SELECT FROM app_user a WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999
    OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = 999)));
END
$$;

-- Whoever works for a person writes in the name of that person or of nobody; a super admin reads.
ALTER TABLE security_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY security_log_is_written ON security_event FOR INSERT
  WITH CHECK (current_setting('veckovis.actor', true) IN ('system', user_id::text) OR user_id IS NULL);
CREATE POLICY security_log_is_read ON security_event FOR SELECT USING ((SELECT is_super_admin()));
GRANT SELECT, INSERT (kind, user_id, subject, details, times) ON security_event TO veckovis_app;

-- Twelve months: time enough to follow up what is found late (docs/decisions/0021-security-log.md). What is younger
-- nobody but the owner can remove, whatever program asks.
CREATE FUNCTION prune_security_log() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH removed AS (DELETE FROM security_event WHERE at < now() - interval '12 months' RETURNING 1)
  SELECT count(*) FROM removed
$$;
REVOKE EXECUTE ON FUNCTION prune_security_log() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prune_security_log() TO veckovis_app;
