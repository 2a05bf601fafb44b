-- What is done about a deviation of a unit and year (A-210): a title, who answers for it, its weeks, what it is expected to
-- bring in them, and until when. Nothing is deleted: one that is given up is dropped.
CREATE TABLE measure (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  year int NOT NULL,
  version int NOT NULL DEFAULT 1 CHECK (version >= 1),
  title text NOT NULL CHECK (btrim(title) <> '' AND char_length(title) <= 120),
  -- Null when the account is gone.
  owner_id int REFERENCES app_user ON DELETE SET NULL,
  first_week smallint NOT NULL CHECK (first_week >= 1),
  last_week smallint NOT NULL,
  -- Of the hours at hand, below 0 for fewer.
  hundredths int NOT NULL CHECK (abs(hundredths) <= 10000000),
  -- Of the cost, below 0 for what is saved.
  kronor int NOT NULL CHECK (abs(kronor) <= 1000000000),
  due date NOT NULL,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'running', 'done', 'dropped')),
  request_id uuid NOT NULL,
  request_digest bytea NOT NULL,
  PRIMARY KEY (id, municipality_id),
  UNIQUE (id, unit_id, municipality_id),
  UNIQUE (unit_id, request_id, municipality_id),
  CHECK (first_week <= last_week AND last_week <= weeks_in_iso_year(year)),
  -- A unit with measures has a forecast, and is not deleted.
  FOREIGN KEY (unit_id, year, municipality_id) REFERENCES forecast (unit_id, year, municipality_id)
);
CREATE INDEX measure_of_year ON measure (unit_id, year);
CREATE INDEX measure_open_of_owner ON measure (owner_id, due) WHERE state IN ('planned', 'running');

-- The history of a measure: what became of its fields, and what was written to it.
CREATE TABLE measure_change (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  measure_id int NOT NULL,
  unit_id int NOT NULL,
  -- The version that the change made.
  version int NOT NULL CHECK (version >= 1),
  -- Field, before and after; of the owner the ids.
  changed jsonb NOT NULL CHECK (jsonb_typeof(changed) = 'array'),
  note text CHECK (btrim(note) <> '' AND char_length(note) <= 2000),
  changed_at timestamptz NOT NULL,
  -- Null when the account is gone.
  changed_by int REFERENCES app_user ON DELETE SET NULL,
  PRIMARY KEY (id, municipality_id),
  FOREIGN KEY (measure_id, unit_id, municipality_id) REFERENCES measure (id, unit_id, municipality_id)
);
CREATE INDEX measure_change_of_measure ON measure_change (measure_id, id);

GRANT SELECT, INSERT (municipality_id, unit_id, year, title, owner_id, first_week, last_week, hundredths, kronor, due,
    request_id, request_digest),
  UPDATE (version, title, owner_id, first_week, last_week, hundredths, kronor, due, state) ON measure TO veckovis_app;
GRANT SELECT, INSERT (municipality_id, measure_id, unit_id, version, changed, note, changed_at, changed_by)
  ON measure_change TO veckovis_app;
GRANT USAGE ON SEQUENCE measure_id_seq, measure_change_id_seq TO veckovis_app;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['measure', 'measure_change'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY unit_wall ON %I
      USING (coalesce(unit_id = (SELECT remembered_unit()), false)
        OR coalesce(unit_id = ANY ((SELECT remembered_units())::int[]), false) OR unit_in_remembered_scope(unit_id))
      WITH CHECK (unit_in_scope(unit_id))', name);
    EXECUTE format('CREATE POLICY area_to_read ON %I AS RESTRICTIVE FOR SELECT
      USING ((SELECT actor_holds_somewhere(''{2}'')))', name);
    EXECUTE format('CREATE POLICY level_to_add ON %I AS RESTRICTIVE FOR INSERT
      WITH CHECK (may_change_unit(unit_id, ''{2}'', ''WRITE''))', name);
    -- To hold a row one need not be allowed to change it.
    EXECUTE format('CREATE POLICY level_to_change ON %I AS RESTRICTIVE FOR UPDATE USING (true)
      WITH CHECK (may_change_unit(unit_id, ''{2}'', ''WRITE''))', name);
  END LOOP;
END $$;

CREATE TRIGGER measure_change_changed_by_is_added BEFORE INSERT ON measure_change FOR EACH ROW
WHEN (NEW.changed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER measure_change_changed_by_is_changed BEFORE UPDATE OF changed_by ON measure_change FOR EACH ROW
WHEN (OLD.changed_by IS DISTINCT FROM NEW.changed_by
  AND NEW.changed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();

-- Where a measure belongs, for anyone who reaches the unit: what they may do with it is decided there.
CREATE FUNCTION unit_of_measure(asked_measure bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.unit_id FROM measure m WHERE m.id = asked_measure AND unit_in_scope(m.unit_id)
$$;
REVOKE ALL ON FUNCTION unit_of_measure(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unit_of_measure(bigint) TO veckovis_app;
