-- Those who are administered (docs/decisions/0027-who-sees-whom.md): where a person belongs, who made them by which
-- request, and the version that a change rests on. A sign-up is asked for until an administrator takes it up.
ALTER TABLE app_user
  ADD COLUMN home_municipality_id int REFERENCES municipality ON DELETE SET NULL,
  ADD COLUMN made_by int REFERENCES app_user ON DELETE SET NULL,
  ADD COLUMN asked_for boolean NOT NULL DEFAULT false,
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN request_id uuid,
  ADD COLUMN request_digest bytea,
  -- Name and address as they are searched: stored, because folding 20,000 of them takes longer than finding them.
  ADD COLUMN searched_name text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (folded_name(regexp_replace(first_name || ' ' || last_name, '\s+', ' ', 'g') || ' ' || email)) STORED;
CREATE UNIQUE INDEX app_user_request ON app_user (made_by, request_id) WHERE request_id IS NOT NULL;

-- Who gave a role, and when.
ALTER TABLE user_role
  ADD COLUMN granted_by int REFERENCES app_user ON DELETE SET NULL,
  ADD COLUMN granted_at timestamptz;

-- Whoever is there already belongs where the first role is held.
UPDATE app_user a SET home_municipality_id = (
  SELECT coalesce(r.municipality_id, d.municipality_id, u.municipality_id)
  FROM user_role r LEFT JOIN department d ON d.id = r.department_id LEFT JOIN unit u ON u.id = r.unit_id
  WHERE r.user_id = a.id AND num_nonnulls(r.municipality_id, r.department_id, r.unit_id) > 0 ORDER BY r.id LIMIT 1);
UPDATE app_user a SET asked_for = true
WHERE NOT a.active AND a.job_title_id IS NULL AND a.login_count = 0 AND NOT EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id);
DROP POLICY accounts_are_asked_for ON app_user;
CREATE POLICY accounts_are_asked_for ON app_user FOR INSERT WITH CHECK (current_setting('veckovis.actor', true) = 'system'
  AND asked_for AND NOT active AND job_title_id IS NULL AND access_version = 1);
GRANT INSERT (asked_for) ON app_user TO veckovis_app;

-- A page of people. Roles are found by their place already (0022).
CREATE INDEX app_user_names ON app_user (last_name COLLATE swedish, first_name COLLATE swedish, id);
CREATE INDEX app_user_home ON app_user (home_municipality_id) WHERE home_municipality_id IS NOT NULL;

GRANT SELECT (home_municipality_id, made_by, asked_for, version, request_id, request_digest, searched_name)
  ON app_user TO veckovis_app;
