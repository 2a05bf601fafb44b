-- A sign-in ends at a moment that it knows from its beginning; its refresh tokens end sooner when they are not used.
ALTER TABLE session_family ADD COLUMN remembered boolean, ADD COLUMN ends_at timestamptz;

-- Of what began before, nobody wrote down whether it was to be remembered: it keeps the longest time there is.
UPDATE session_family SET remembered = true, ends_at = created_at + interval '30 days';
UPDATE refresh_token t SET expires_at = least(t.expires_at, t.created_at + interval '14 days', f.ends_at)
  FROM session_family f WHERE f.id = t.family_id;

ALTER TABLE session_family ALTER COLUMN remembered SET NOT NULL, ALTER COLUMN ends_at SET NOT NULL,
  ADD CHECK (ends_at > created_at);
