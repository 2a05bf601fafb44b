-- How a person whom an administrator has made comes to a password, what a session is
-- known by to its owner, and how the owner changes the password.

-- An administrator stands for the person; who reads the mail of the invitation proves the address. What somebody has
-- asked for by themselves stays inactive until it is proven, as before.
ALTER TABLE app_user ADD COLUMN by_administrator boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT active_is_proven,
  ADD CONSTRAINT active_is_proven CHECK (email_proven OR by_administrator OR NOT active);
GRANT SELECT (by_administrator) ON app_user TO veckovis_app;

ALTER TABLE one_time_link
  DROP CONSTRAINT one_time_link_purpose_check,
  ADD CONSTRAINT one_time_link_purpose_check
    CHECK (purpose IN ('new-password', 'first-admin', 'confirm-email', 'invitation'));

-- The latest invitation of a person. The link is made with each mail that is sent, so nothing here opens anything.
CREATE TABLE invitation (
  user_id int PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  -- The language of whoever invites: of the mail, and of nothing else.
  language text NOT NULL CHECK (language IN ('sv', 'en')),
  invited_by int REFERENCES app_user ON DELETE SET NULL,
  invited_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- When the mail is to be sent, or sent again; null when there is nothing to send.
  next_attempt_at timestamptz,
  -- Why the last attempt failed: the mail server did not take it, or does not know the address.
  failure text CHECK (failure IN ('mail-server', 'address')),
  sent_at timestamptz,
  expires_at timestamptz,
  used_at timestamptz,
  cancelled_at timestamptz,
  CHECK ((sent_at IS NULL) = (expires_at IS NULL)),
  CHECK (next_attempt_at IS NULL OR (used_at IS NULL AND cancelled_at IS NULL))
);
CREATE INDEX invitation_due ON invitation (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- Read by whoever sees people, sent by the system; begun and ended by the functions below.
ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
GRANT SELECT, UPDATE (attempts, next_attempt_at, failure, sent_at, expires_at) ON invitation TO veckovis_app;
CREATE POLICY invitations_are_read ON invitation FOR SELECT USING ((SELECT actor_holds_somewhere('{6}')));
CREATE POLICY invitations_are_sent ON invitation FOR UPDATE USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');

-- The second wall: whoever edits people somewhere, and the system. Which people they are is asked before (A-173).
CREATE FUNCTION refuse_without_people() RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor = 'system' THEN RETURN; END IF;
  IF coalesce(actor, '') = '' OR NOT EXISTS (
    SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
    WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999
      OR (r.permission_id = 6 AND r.level IN ('WRITE', 'APPROVE')))) THEN
    RAISE EXCEPTION 'people are invited by whoever edits people' USING ERRCODE = 'insufficient_privilege';
  END IF;
END
$$;

-- Begins an invitation, or the same one again: it waits for its mail. A link that was sent before works until the next
-- mail has left.
CREATE FUNCTION invite_person(invited_user int, mail_language text, at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  PERFORM refuse_without_people();
  PERFORM FROM app_user WHERE id = invited_user AND active FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'who is not active is not invited' USING ERRCODE = 'restrict_violation';
  END IF;
  INSERT INTO invitation AS held (user_id, language, invited_by, invited_at, next_attempt_at)
  VALUES (invited_user, mail_language, CASE WHEN actor <> 'system' THEN actor::int END, at, at)
  ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, invited_by = excluded.invited_by,
    invited_at = excluded.invited_at, next_attempt_at = excluded.next_attempt_at, attempts = 0, failure = NULL,
    sent_at = NULL, expires_at = NULL, used_at = NULL, cancelled_at = NULL;
END
$$;

-- Ends an invitation with its links. False when there is none to end.
CREATE FUNCTION cancel_invitation(invited_user int, at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refuse_without_people();
  PERFORM FROM app_user WHERE id = invited_user FOR NO KEY UPDATE;
  UPDATE one_time_link SET used_at = at WHERE user_id = invited_user AND purpose = 'invitation' AND used_at IS NULL;
  UPDATE invitation SET cancelled_at = at, next_attempt_at = NULL
  WHERE user_id = invited_user AND used_at IS NULL AND cancelled_at IS NULL;
  RETURN FOUND;
END
$$;

-- Links go to a mailbox and open an account: with another address, or none that is active, they are nothing any more.
CREATE FUNCTION end_links_of_changed_person() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE one_time_link SET used_at = now() WHERE user_id = NEW.id AND used_at IS NULL;
  IF NEW.active THEN
    -- The mail goes to the new address.
    UPDATE invitation SET next_attempt_at = invited_at, attempts = 0, failure = NULL, sent_at = NULL, expires_at = NULL
    WHERE user_id = NEW.id AND used_at IS NULL AND cancelled_at IS NULL;
  ELSE
    UPDATE invitation SET cancelled_at = now(), next_attempt_at = NULL
    WHERE user_id = NEW.id AND used_at IS NULL AND cancelled_at IS NULL;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER links_end_with_address AFTER UPDATE OF email, active ON app_user
FOR EACH ROW WHEN (NEW.email <> OLD.email OR (OLD.active AND NOT NEW.active))
EXECUTE FUNCTION end_links_of_changed_person();

-- The owner of the address has just used up a link that was sent there: the password is theirs, whatever other mails
-- there were. Of who is not active it changes nothing, and activates nobody.
CREATE FUNCTION take_password(proven_user int, new_hash text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  proven_email text;
BEGIN
  UPDATE app_user SET email_proven = true, password_hash = new_hash, access_version = access_version + 1
  WHERE id = proven_user AND active RETURNING email INTO proven_email;
  IF proven_email IS NOT NULL THEN
    UPDATE invitation SET used_at = now(), next_attempt_at = NULL
    WHERE user_id = proven_user AND used_at IS NULL AND cancelled_at IS NULL;
  END IF;
  RETURN proven_email;
END
$$;
CREATE FUNCTION accept_invitation(invited_user int, new_hash text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT link_is_used_here('invitation', invited_user) THEN
    RAISE EXCEPTION 'an invitation is accepted by a link that is used up with it' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN take_password(invited_user, new_hash);
END
$$;
CREATE OR REPLACE FUNCTION set_password(changed_user int, new_hash text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT link_is_used_here('new-password', changed_user) THEN
    RAISE EXCEPTION 'a password is set by a link that is used up with it' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN take_password(changed_user, new_hash);
END
$$;

-- As before; a person who was invited meanwhile needs the invitation no more.
CREATE OR REPLACE FUNCTION prove_email(proven_user int, new_hash text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT link_is_used_here('confirm-email', proven_user) THEN
    RAISE EXCEPTION 'an address is proven by a link that is used up with it' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE app_user SET email_proven = true, password_hash = new_hash, access_version = access_version + 1
  WHERE id = proven_user;
  UPDATE invitation SET used_at = now(), next_attempt_at = NULL
  WHERE user_id = proven_user AND used_at IS NULL AND cancelled_at IS NULL;
END
$$;

-- What a later sign-up says of an account that somebody else has asked for. Of whom an administrator made it says nothing.
CREATE OR REPLACE FUNCTION rename_unproven(renamed_user int, new_first_name text, new_last_name text, new_phone text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE app_user SET first_name = new_first_name, last_name = new_last_name, phone = new_phone
  WHERE id = renamed_user AND NOT email_proven AND NOT by_administrator AND current_setting('veckovis.actor', true) = 'system'
$$;

-- Who has just given the right password gets another hash: of a new password, which ends the access tokens, or of the
-- same one at a higher cost. Right it was when it is the hash that was compared. False when it has changed since.
CREATE FUNCTION replace_password(changed_user int, compared_hash text, new_hash text, is_new boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('veckovis.actor', true) IS DISTINCT FROM 'system' THEN
    RAISE EXCEPTION 'a password is replaced by the system' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE app_user SET password_hash = new_hash, access_version = access_version + is_new::int
  WHERE id = changed_user AND active AND password_hash = compared_hash;
  RETURN FOUND;
END
$$;

-- By what the owner knows a session: words of the program and a part of the address, nothing that a browser sends as it
-- is. Of sessions that began before, nobody wrote it down.
ALTER TABLE session_family
  ADD COLUMN browser text CHECK (char_length(browser) <= 40),
  ADD COLUMN system text CHECK (char_length(system) <= 40),
  ADD COLUMN place text CHECK (char_length(place) <= 40);

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['refuse_without_people()', 'end_links_of_changed_person()', 'take_password(int, text)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
  END LOOP;
  FOREACH way IN ARRAY ARRAY['invite_person(int, text, timestamptz)', 'cancel_invitation(int, timestamptz)',
    'accept_invitation(int, text)', 'replace_password(int, text, text, boolean)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
