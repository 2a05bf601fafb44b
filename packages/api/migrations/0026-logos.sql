-- The logo of a municipality: a PNG that the server itself has drawn from what was uploaded, under the digest of its
-- content, which is its address too. Each municipality has its own, so that one that goes takes along nobody else's.
CREATE TABLE logo (
  municipality_id int PRIMARY KEY REFERENCES municipality ON DELETE CASCADE,
  filename text NOT NULL CHECK (filename ~ '^[0-9a-f]{64}\.png$'),
  image bytea NOT NULL CHECK (octet_length(image) BETWEEN 1 AND 2097152)
);
CREATE INDEX logo_filename ON logo (filename);

ALTER TABLE logo ENABLE ROW LEVEL SECURITY;
REVOKE ALL ON logo FROM veckovis_app;
GRANT SELECT ON logo TO veckovis_app;
REVOKE UPDATE (logo_filename) ON municipality FROM veckovis_app;
CREATE POLICY logos_are_read ON logo FOR SELECT USING (true);

-- Gives a municipality this logo, or none: answers its file name. The name of a file and its content never part.
CREATE FUNCTION set_logo(asked_municipality int, content bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made_name text := encode(sha256(content), 'hex') || '.png';
BEGIN
  IF current_setting('veckovis.actor', true) IS DISTINCT FROM 'system' AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'logos are given by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE municipality SET logo_filename = made_name WHERE id = asked_municipality;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF content IS NULL THEN
    DELETE FROM logo WHERE municipality_id = asked_municipality;
  ELSE
    INSERT INTO logo (municipality_id, filename, image) VALUES (asked_municipality, made_name, content)
    ON CONFLICT (municipality_id) DO UPDATE SET filename = excluded.filename, image = excluded.image;
  END IF;
  RETURN made_name;
END
$$;
REVOKE ALL ON FUNCTION set_logo(int, bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_logo(int, bytea) TO veckovis_app;
