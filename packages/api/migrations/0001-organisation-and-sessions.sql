-- Places: county > municipality > department > unit. Names sort in Swedish order.
CREATE COLLATION IF NOT EXISTS swedish (provider = icu, locale = 'sv-u-kn-true');

CREATE TABLE county (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Statistics Sweden's code, where the county has one.
  code text UNIQUE CHECK (code ~ '^\d{2}$'),
  name text COLLATE swedish NOT NULL UNIQUE CHECK (btrim(name) <> '')
);

CREATE TABLE municipality (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  county_id int NOT NULL REFERENCES county,
  code text NOT NULL CHECK (btrim(code) <> ''),
  name text COLLATE swedish NOT NULL UNIQUE CHECK (btrim(name) <> ''),
  type text NOT NULL DEFAULT 'MUNICIPALITY' CHECK (type IN ('MUNICIPALITY', 'HEALTH_AND_SOCIAL_CARE', 'BUSINESS', 'SCHOOL')),
  logo_filename text,
  pause_minutes int NOT NULL DEFAULT 0 CHECK (pause_minutes BETWEEN 0 AND 480)
);
CREATE INDEX municipality_county ON municipality (county_id);

CREATE TABLE department (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  municipality_id int NOT NULL REFERENCES municipality,
  name text COLLATE swedish NOT NULL CHECK (btrim(name) <> ''),
  active boolean NOT NULL DEFAULT true,
  UNIQUE (municipality_id, name)
);

CREATE TABLE unit (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  department_id int NOT NULL REFERENCES department,
  name text COLLATE swedish NOT NULL CHECK (btrim(name) <> ''),
  active boolean NOT NULL DEFAULT true,
  UNIQUE (department_id, name)
);

CREATE TABLE app_user (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  job_title_id int CHECK (job_title_id IN (0, 1, 2, 3, 4, 999)),
  password_hash text NOT NULL,
  active boolean NOT NULL DEFAULT false,
  default_unit_id int REFERENCES unit ON DELETE SET NULL,
  -- Counts up on a change of password, roles or activity; an access token carries it and dies with it.
  access_version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  login_count int NOT NULL DEFAULT 0
);

-- A role: a permission area at one level, on one place and all below it, or everywhere (A-033).
CREATE TABLE user_role (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id int NOT NULL REFERENCES app_user ON DELETE CASCADE,
  permission_id int NOT NULL CHECK (permission_id IN (1, 2, 3, 4, 5, 6, 100, 999)),
  level text NOT NULL DEFAULT 'READ' CHECK (level IN ('READ', 'WRITE', 'APPROVE')),
  county_id int REFERENCES county ON DELETE CASCADE,
  municipality_id int REFERENCES municipality ON DELETE CASCADE,
  department_id int REFERENCES department ON DELETE CASCADE,
  unit_id int REFERENCES unit ON DELETE CASCADE,
  CHECK (num_nonnulls(county_id, municipality_id, department_id, unit_id) <= 1)
);
CREATE INDEX user_role_user ON user_role (user_id);

-- One sign-in is a family of refresh tokens; reuse of a spent one revokes the family.
CREATE TABLE session_family (
  id uuid PRIMARY KEY,
  user_id int NOT NULL REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_reason text
);
CREATE INDEX session_family_user ON session_family (user_id);

CREATE TABLE refresh_token (
  token_hash bytea PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES session_family ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  spent_at timestamptz,
  -- The successor, sealed under the spent token: a repeat within the grace gets the same pair again.
  successor_sealed bytea
);
CREATE INDEX refresh_token_family ON refresh_token (family_id);

CREATE TABLE one_time_link (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('new-password', 'first-admin')),
  user_id int REFERENCES app_user ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK ((purpose = 'new-password') = (user_id IS NOT NULL))
);

-- Who did what and when. The application's role can add rows, never change or remove them.
CREATE TABLE audit_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id int,
  unit_id int,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_event_unit ON audit_event (unit_id, at);

-- Modules, their immutable versions, and which municipality has a licence for which.
CREATE TABLE module (
  id text PRIMARY KEY CHECK (id ~ '^mf-[a-z][a-z0-9-]*$'),
  licence_key text NOT NULL,
  active_version text
);

CREATE TABLE module_version (
  module_id text NOT NULL REFERENCES module ON DELETE CASCADE,
  version text NOT NULL,
  manifest jsonb NOT NULL,
  container text NOT NULL,
  manifest_file text NOT NULL,
  integrity jsonb NOT NULL,
  built_against jsonb NOT NULL,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (module_id, version)
);
ALTER TABLE module ADD FOREIGN KEY (id, active_version) REFERENCES module_version (module_id, version);

CREATE TABLE licence (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  municipality_id int NOT NULL REFERENCES municipality ON DELETE CASCADE,
  licence_key text NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_to timestamptz,
  CHECK (valid_to IS NULL OR valid_to > valid_from)
);
CREATE INDEX licence_municipality ON licence (municipality_id, licence_key);

-- The second wall: may this user reach this unit with this permission at all? PL/pgSQL, because it keeps its plan
-- between statements (an SQL function is planned anew by each), and because the actor "system" never meets a cast.
CREATE FUNCTION unit_in_scope(asked_unit int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF actor IS NULL OR actor = '' THEN RETURN false; END IF;
  RETURN EXISTS (
    SELECT 1
    FROM unit u
    JOIN department d ON d.id = u.department_id
    JOIN municipality m ON m.id = d.municipality_id
    JOIN user_role r ON r.user_id = actor::int
    JOIN app_user a ON a.id = r.user_id AND a.active
    WHERE u.id = asked_unit
      AND (num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0
        OR r.unit_id = u.id OR r.department_id = d.id OR r.municipality_id = m.id OR r.county_id = m.county_id)
  ) OR EXISTS (
    SELECT 1 FROM app_user a WHERE a.id = actor::int AND a.active AND a.job_title_id = 999
  );
END
$$;
