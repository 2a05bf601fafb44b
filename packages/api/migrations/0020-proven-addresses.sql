-- An account that somebody asked for is nobody's until the owner of its address has followed the link that was sent
-- there and chosen the password.
ALTER TABLE app_user ADD COLUMN email_proven boolean NOT NULL DEFAULT false;
UPDATE app_user SET email_proven = true WHERE active OR login_count > 0;
ALTER TABLE app_user ADD CONSTRAINT active_is_proven CHECK (email_proven OR NOT active);

ALTER TABLE one_time_link
  DROP CONSTRAINT one_time_link_purpose_check,
  DROP CONSTRAINT one_time_link_check,
  ADD CONSTRAINT one_time_link_purpose_check CHECK (purpose IN ('new-password', 'first-admin', 'confirm-email')),
  ADD CONSTRAINT one_time_link_check CHECK ((purpose <> 'first-admin') = (user_id IS NOT NULL));

GRANT SELECT (email_proven) ON app_user TO veckovis_app;

-- The owner of the address has just used up the link of a sign-up's mail: the password is theirs from now on.
CREATE FUNCTION prove_email(proven_user int, new_hash text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT link_is_used_here('confirm-email', proven_user) THEN
    RAISE EXCEPTION 'an address is proven by a link that is used up with it' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE app_user SET email_proven = true, password_hash = new_hash, access_version = access_version + 1
  WHERE id = proven_user;
END
$$;

-- What a later sign-up says of an account that nobody has proven.
CREATE FUNCTION rename_unproven(renamed_user int, new_first_name text, new_last_name text, new_phone text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE app_user SET first_name = new_first_name, last_name = new_last_name, phone = new_phone
  WHERE id = renamed_user AND NOT email_proven AND current_setting('veckovis.actor', true) = 'system'
$$;

-- As before, but only a super admin who can sign in stands against another first one.
CREATE OR REPLACE FUNCTION make_first_admin(new_email text, new_first_name text, new_last_name text, new_hash text, made_at timestamptz)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made int;
BEGIN
  IF NOT link_is_used_here('first-admin', NULL)
    OR EXISTS (SELECT FROM app_user a WHERE a.active AND (a.job_title_id = 999
      OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND r.permission_id = 999))) THEN
    RAISE EXCEPTION 'the first super admin is made once, by a link' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO app_user (email, first_name, last_name, password_hash, active, email_proven, job_title_id, created_at)
  VALUES (new_email, new_first_name, new_last_name, new_hash, true, true, 999, made_at)
  ON CONFLICT (email) DO NOTHING RETURNING id INTO made;
  RETURN made;
END
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['prove_email(int, text)', 'rename_unproven(int, text, text, text)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
