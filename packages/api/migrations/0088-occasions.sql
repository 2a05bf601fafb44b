-- When the units of a municipality follow up (A-207): a period up to a month, until when, and from where on a deviation needs
-- a comment.
CREATE TABLE follow_up_occasion (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL REFERENCES municipality ON DELETE CASCADE,
  year int NOT NULL CHECK (year BETWEEN 2000 AND 2100),
  version int NOT NULL DEFAULT 1 CHECK (version >= 1),
  name text NOT NULL CHECK (btrim(name) <> '' AND char_length(name) <= 60),
  -- The last month of the period.
  until_month smallint NOT NULL CHECK (until_month BETWEEN 1 AND 12),
  due date NOT NULL,
  -- Of the year's budget; null where percent do not count.
  threshold_percent numeric(5, 2) CHECK (threshold_percent BETWEEN 0 AND 100),
  -- Null where kronor do not count.
  threshold_kronor int CHECK (threshold_kronor BETWEEN 0 AND 1000000000),
  request_id uuid NOT NULL,
  request_digest bytea NOT NULL,
  PRIMARY KEY (id, municipality_id),
  UNIQUE (id),
  UNIQUE (id, municipality_id, year),
  UNIQUE (municipality_id, request_id),
  CHECK (due BETWEEN make_date(year, 1, 1) AND make_date(year + 1, 3, 31))
);
CREATE UNIQUE INDEX follow_up_occasion_name ON follow_up_occasion (municipality_id, year, lower(name));
GRANT SELECT, DELETE, INSERT (municipality_id, year, name, until_month, due, threshold_percent, threshold_kronor, request_id,
    request_digest), UPDATE (version, name, until_month, due, threshold_percent, threshold_kronor)
  ON follow_up_occasion TO veckovis_app;
GRANT USAGE ON SEQUENCE follow_up_occasion_id_seq TO veckovis_app;

-- Read by everyone who reaches something in the municipality, changed by those who set its budgets' values.
ALTER TABLE follow_up_occasion ENABLE ROW LEVEL SECURITY;
CREATE POLICY occasions_are_read ON follow_up_occasion FOR SELECT USING (municipality_in_scope(municipality_id));
CREATE POLICY occasions_are_added ON follow_up_occasion FOR INSERT WITH CHECK (may_set_for_municipality(municipality_id));
CREATE POLICY occasions_are_changed ON follow_up_occasion FOR UPDATE
  USING (may_set_for_municipality(municipality_id)) WITH CHECK (may_set_for_municipality(municipality_id));
CREATE POLICY occasions_are_removed ON follow_up_occasion FOR DELETE USING (may_set_for_municipality(municipality_id));

-- Where an occasion belongs, for anyone who reaches something there: what they may do with it is decided there.
CREATE FUNCTION municipality_of_occasion(asked_occasion bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT o.municipality_id FROM follow_up_occasion o WHERE o.id = asked_occasion AND municipality_in_scope(o.municipality_id)
$$;
REVOKE ALL ON FUNCTION municipality_of_occasion(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION municipality_of_occasion(bigint) TO veckovis_app;
