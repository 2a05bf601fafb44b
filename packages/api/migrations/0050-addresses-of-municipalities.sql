-- Whose addresses are whose (docs/decisions/0027-who-sees-whom.md). A domain belongs to the municipalities whose
-- administrators have proven an address of it; who administers none of them makes no account with such an address, takes
-- up no sign-up with it and changes no address to one.

-- The part of an address that tells the organisation; null where anybody gets an address of the provider.
CREATE FUNCTION organisation_domain(address text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT domain FROM (SELECT split_part(lower(trim(address)), '@', -1)) AS named (domain)
  WHERE position('@' IN address) > 0 AND domain <> '' AND domain NOT IN ('aol.com', 'bredband.net', 'bredband2.com',
    'comhem.se', 'gmail.com', 'gmx.com', 'gmx.net', 'googlemail.com', 'home.se', 'hotmail.com', 'hotmail.se', 'icloud.com',
    'live.com', 'live.se', 'mac.com', 'mail.com', 'me.com', 'msn.com', 'outlook.com', 'outlook.se', 'pm.me', 'proton.me',
    'protonmail.com', 'spray.se', 'swipnet.se', 'tele2.se', 'telia.com', 'tuta.com', 'yahoo.com', 'yahoo.se', 'ymail.com',
    'zoho.com')
$$;

-- The municipalities that a role's place lies in, or that lie in it.
CREATE FUNCTION municipalities_of(role user_role) RETURNS SETOF int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.id FROM municipality m WHERE m.id = coalesce(role.municipality_id,
      (SELECT d.municipality_id FROM department d WHERE d.id = role.department_id),
      (SELECT u.municipality_id FROM unit u WHERE u.id = role.unit_id))
    OR m.county_id = role.county_id
    OR num_nonnulls(role.county_id, role.municipality_id, role.department_id, role.unit_id) = 0
$$;

CREATE INDEX user_role_edits_people ON user_role (user_id) WHERE permission_id = 6 AND level IN ('WRITE', 'APPROVE');

-- Where somebody edits people.
CREATE FUNCTION municipalities_edited_by(asked_user int) RETURNS int[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(DISTINCT place), '{}') FROM user_role r, municipalities_of(r) AS place
  WHERE r.user_id = asked_user AND r.permission_id = 6 AND r.level IN ('WRITE', 'APPROVE')
$$;

-- The municipalities that the domain of an address is proven for: all whose administrators have an address of it.
CREATE FUNCTION municipalities_of_address(address text) RETURNS int[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(DISTINCT place), '{}') FROM user_role r JOIN app_user a ON a.id = r.user_id, municipalities_of(r) AS place
  WHERE r.permission_id = 6 AND r.level IN ('WRITE', 'APPROVE') AND a.active AND a.email_proven
    AND organisation_domain(a.email) = organisation_domain(address)
$$;

-- Whether the domain is proven for municipalities where whoever acts edits nobody.
CREATE FUNCTION is_foreign_address(address text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  owners int[];
BEGIN
  PERFORM refuse_without_administrator();
  IF is_super_admin() THEN RETURN false; END IF;
  owners := municipalities_of_address(address);
  RETURN cardinality(owners) > 0
    AND NOT owners && municipalities_edited_by(current_setting('veckovis.actor', true)::int);
END
$$;

CREATE FUNCTION refuse_foreign_address(address text) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF is_foreign_address(address) THEN
    RAISE EXCEPTION 'this address is for another municipality to give' USING ERRCODE = 'insufficient_privilege';
  END IF;
END
$$;

-- An account that nobody has used, made elsewhere with an address that is proven for a municipality of whoever acts: it
-- goes, with its roles, links and invitation, and the address is free. What a super admin made stays, and what belongs to
-- the domain's own municipality. Null when there is none to go.
CREATE FUNCTION free_address(address text) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  held app_user;
  owners int[] := municipalities_of_address(address);
BEGIN
  PERFORM refuse_without_administrator();
  IF NOT owners && municipalities_edited_by(current_setting('veckovis.actor', true)::int) THEN RETURN NULL; END IF;
  SELECT * INTO held FROM app_user WHERE email = address FOR UPDATE;
  IF held.id IS NULL OR held.asked_for OR held.email_proven OR held.login_count > 0 OR held.last_login_at IS NOT NULL
    OR is_super(held.id) OR is_super(held.made_by) OR held.home_municipality_id = ANY (owners)
    OR EXISTS (SELECT FROM user_role r, municipalities_of(r) AS place WHERE r.user_id = held.id AND place = ANY (owners))
    OR EXISTS (SELECT FROM session_family WHERE user_id = held.id)
    OR EXISTS (SELECT FROM audit_event WHERE user_id = held.id AND action <> 'confirm-email') THEN
    RETURN NULL;
  END IF;
  DELETE FROM app_user WHERE id = held.id;
  RETURN held.id;
END
$$;

-- As before, but not with an address of another municipality.
CREATE OR REPLACE FUNCTION create_person(new_email text, new_first_name text, new_last_name text, new_phone text, nobodys_hash text,
  is_active boolean, home int, request uuid, digest bytea, at timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made int;
BEGIN
  PERFORM refuse_without_administrator();
  PERFORM refuse_foreign_address(new_email);
  INSERT INTO app_user (email, first_name, last_name, phone, password_hash, active, by_administrator, made_by,
    home_municipality_id, request_id, request_digest, created_at)
  VALUES (new_email, new_first_name, new_last_name, new_phone, nobodys_hash, is_active, true,
    current_setting('veckovis.actor', true)::int, home, request, digest, at)
  ON CONFLICT DO NOTHING RETURNING id INTO made;
  RETURN made;
END
$$;

CREATE OR REPLACE FUNCTION claim_person(claimed_email text, new_first_name text, new_last_name text, new_phone text, is_active boolean,
  home int, request uuid, digest bytea) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  claimed int;
BEGIN
  PERFORM refuse_without_administrator();
  PERFORM refuse_foreign_address(claimed_email);
  UPDATE app_user SET first_name = new_first_name, last_name = new_last_name, phone = new_phone, active = is_active,
    asked_for = false, by_administrator = true, made_by = current_setting('veckovis.actor', true)::int,
    home_municipality_id = home, request_id = request, request_digest = digest, version = version + 1,
    access_version = access_version + 1
  WHERE email = claimed_email AND asked_for RETURNING id INTO claimed;
  RETURN claimed;
END
$$;

CREATE OR REPLACE FUNCTION change_person(changed_user int, new_email text, new_first_name text, new_last_name text, new_phone text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refuse_without_administrator();
  IF NOT is_super_admin() AND (is_super(changed_user) OR NOT meets_person(changed_user, 'WRITE')) THEN
    RAISE EXCEPTION 'this person is for others to change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF EXISTS (SELECT FROM app_user WHERE id = changed_user AND email <> new_email) THEN
    PERFORM refuse_foreign_person(changed_user, 'WRITE');
    PERFORM refuse_foreign_role(r) FROM user_role r WHERE r.user_id = changed_user;
    PERFORM refuse_foreign_address(new_email);
  END IF;
  UPDATE app_user SET email = new_email, first_name = new_first_name, last_name = new_last_name, phone = new_phone,
    email_proven = email_proven AND email = new_email, by_administrator = by_administrator OR email <> new_email,
    version = version + 1
  WHERE id = changed_user;
  RETURN true;
EXCEPTION WHEN unique_violation THEN
  RETURN false;
END
$$;

-- Counts tries against their limits (0015), all or none, in the transaction of whoever tries. Answers the seconds to wait
-- when a limit is reached, and null else. So what is done and its count stand together, also where a person acts.
CREATE FUNCTION count_attempts(names text[], sources bytea[], accounts bytea[], mosts int[], lengths int[], moment timestamptz)
RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wait int;
BEGIN
  SELECT max(ceil(extract(epoch FROM c.ends_at - moment)))::int INTO wait
  FROM attempt_count c JOIN unnest(names, sources, accounts, mosts) AS asked (name, source, account, most)
    USING (name, source, account)
  WHERE c.ends_at > moment AND c.used >= asked.most;
  IF wait IS NOT NULL THEN RETURN wait; END IF;
  -- Rows are taken in one order everywhere, so that no two calls wait for each other.
  WITH counted AS (
    INSERT INTO attempt_count AS old (name, source, account, used, ends_at)
    SELECT asked.name, asked.source, asked.account, 1, moment + make_interval(secs => asked.length)
    FROM unnest(names, sources, accounts, lengths) AS asked (name, source, account, length)
    ORDER BY asked.name, asked.source, asked.account
    ON CONFLICT (name, source, account) DO UPDATE SET
      used = CASE WHEN old.ends_at > moment THEN old.used + 1 ELSE 1 END,
      ends_at = CASE WHEN old.ends_at > moment THEN old.ends_at ELSE excluded.ends_at END
    RETURNING name, source, account, used, ends_at)
  SELECT max(ceil(extract(epoch FROM c.ends_at - moment)))::int INTO wait
  FROM counted c JOIN unnest(names, sources, accounts, mosts) AS asked (name, source, account, most)
    USING (name, source, account)
  WHERE c.used > asked.most;
  RETURN wait;
END
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['municipalities_of(user_role)', 'municipalities_edited_by(int)',
    'municipalities_of_address(text)', 'is_foreign_address(text)', 'refuse_foreign_address(text)', 'free_address(text)',
    'count_attempts(text[], bytea[], bytea[], int[], int[], timestamptz)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
  END LOOP;
  FOREACH way IN ARRAY ARRAY['is_foreign_address(text)', 'free_address(text)',
    'count_attempts(text[], bytea[], bytea[], int[], int[], timestamptz)'] LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
