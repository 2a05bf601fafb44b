-- What a unit hands in at an occasion of follow-up (A-208). The snapshot is the text as it was handed in, and is never changed;
-- what its list shows stands beside it in columns. A new one replaces the one before; all are kept.
CREATE TABLE submission (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  occasion_id int NOT NULL,
  year int NOT NULL,
  -- 1 is the first of the unit and occasion, the highest is the one that counts.
  number int NOT NULL CHECK (number >= 1),
  version int NOT NULL DEFAULT 1 CHECK (version >= 1),
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'returned', 'accepted', 'withdrawn')),
  -- When its state came to be so.
  state_at timestamptz NOT NULL,
  -- Null when the account is gone.
  handed_in_by int REFERENCES app_user ON DELETE SET NULL,
  snapshot text NOT NULL,
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  budget_ore bigint NOT NULL,
  projection_ore bigint NOT NULL,
  deviation_ore bigint NOT NULL,
  -- Of hours.
  deviation_hundredths bigint NOT NULL,
  request_id uuid NOT NULL,
  request_digest bytea NOT NULL,
  PRIMARY KEY (id, municipality_id),
  UNIQUE (id, unit_id, municipality_id),
  UNIQUE (occasion_id, unit_id, number, municipality_id),
  UNIQUE (unit_id, request_id, municipality_id),
  CHECK (deviation_ore = projection_ore - budget_ore),
  -- A unit that has handed in has a forecast, and is not deleted.
  FOREIGN KEY (unit_id, year, municipality_id) REFERENCES forecast (unit_id, year, municipality_id),
  FOREIGN KEY (occasion_id, municipality_id, year) REFERENCES follow_up_occasion (id, municipality_id, year)
);

CREATE INDEX submission_of_unit ON submission (unit_id, occasion_id, number);
CREATE INDEX submission_to_decide ON submission (unit_id) WHERE state = 'submitted';

-- What was written to the steps of the bridge when it was handed in.
CREATE TABLE submission_comment (
  submission_id int NOT NULL,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  step text NOT NULL CHECK (char_length(step) BETWEEN 1 AND 40),
  -- Null when it has been erased.
  text text CHECK (btrim(text) <> '' AND char_length(text) <= 2000),
  PRIMARY KEY (submission_id, step, municipality_id),
  FOREIGN KEY (submission_id, unit_id, municipality_id) REFERENCES submission (id, unit_id, municipality_id)
);

-- What became of it: the first is that it was handed in.
CREATE TABLE submission_event (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  submission_id int NOT NULL,
  unit_id int NOT NULL,
  state text NOT NULL CHECK (state IN ('submitted', 'returned', 'accepted', 'withdrawn')),
  comment text CHECK (btrim(comment) <> '' AND char_length(comment) <= 2000),
  done_at timestamptz NOT NULL,
  -- Null when the account is gone.
  done_by int REFERENCES app_user ON DELETE SET NULL,
  PRIMARY KEY (id, municipality_id),
  FOREIGN KEY (submission_id, unit_id, municipality_id) REFERENCES submission (id, unit_id, municipality_id)
);
CREATE INDEX submission_event_of_submission ON submission_event (submission_id, id);

GRANT SELECT, INSERT (municipality_id, unit_id, occasion_id, year, number, state_at, handed_in_by, snapshot, digest, budget_ore,
    projection_ore, deviation_ore, deviation_hundredths, request_id, request_digest),
  UPDATE (version, state, state_at) ON submission TO veckovis_app;
GRANT SELECT, INSERT ON submission_comment TO veckovis_app;
GRANT SELECT, INSERT (municipality_id, submission_id, unit_id, state, comment, done_at, done_by)
  ON submission_event TO veckovis_app;
GRANT USAGE ON SEQUENCE submission_id_seq, submission_event_id_seq TO veckovis_app;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['submission', 'submission_comment', 'submission_event'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY unit_wall ON %I
      USING (coalesce(unit_id = (SELECT remembered_unit()), false)
        OR coalesce(unit_id = ANY ((SELECT remembered_units())::int[]), false) OR unit_in_remembered_scope(unit_id))
      WITH CHECK (unit_in_scope(unit_id))', name);
    EXECUTE format('CREATE POLICY area_to_read ON %I AS RESTRICTIVE FOR SELECT
      USING ((SELECT actor_holds_somewhere(''{2}'')))', name);
    EXECUTE format('CREATE POLICY level_to_add ON %I AS RESTRICTIVE FOR INSERT
      WITH CHECK (may_change_unit(unit_id, ''{2}'', ''WRITE''))', name);
  END LOOP;
END $$;

-- A list may be of all units of the nation.
ALTER POLICY unit_wall ON submission USING (coalesce(unit_id = (SELECT remembered_unit()), false)
  OR coalesce(unit_id = ANY ((SELECT remembered_units())::int[]), false) OR (SELECT actor_reaches_everything())
  OR unit_in_remembered_scope(unit_id));

-- To hold a row one need not be allowed to change it. Those who handed it in withdraw it; all else is decided by the level
-- that approves, on one that others have handed in.
CREATE POLICY level_to_change ON submission AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (CASE state WHEN 'submitted' THEN false
    WHEN 'withdrawn' THEN may_change_unit(unit_id, '{2}', 'WRITE')
      AND coalesce(handed_in_by::text = current_setting('veckovis.actor', true), false)
    ELSE may_change_unit(unit_id, '{2}', 'APPROVE')
      AND handed_in_by::text IS DISTINCT FROM current_setting('veckovis.actor', true) END);
CREATE POLICY level_to_decide ON submission_event AS RESTRICTIVE FOR INSERT
  WITH CHECK (state IN ('submitted', 'withdrawn') OR may_change_unit(unit_id, '{2}', 'APPROVE'));

CREATE TRIGGER submission_handed_in_by_is_added BEFORE INSERT ON submission FOR EACH ROW
WHEN (NEW.handed_in_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER submission_handed_in_by_is_changed BEFORE UPDATE OF handed_in_by ON submission FOR EACH ROW
WHEN (OLD.handed_in_by IS DISTINCT FROM NEW.handed_in_by
  AND NEW.handed_in_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER submission_event_done_by_is_added BEFORE INSERT ON submission_event FOR EACH ROW
WHEN (NEW.done_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER submission_event_done_by_is_changed BEFORE UPDATE OF done_by ON submission_event FOR EACH ROW
WHEN (OLD.done_by IS DISTINCT FROM NEW.done_by
  AND NEW.done_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();

-- Where a submission belongs, for anyone who reaches the unit: what they may do with it is decided there.
CREATE FUNCTION unit_of_submission(asked_submission bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.unit_id FROM submission s WHERE s.id = asked_submission AND unit_in_scope(s.unit_id)
$$;
REVOKE ALL ON FUNCTION unit_of_submission(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unit_of_submission(bigint) TO veckovis_app;

-- How many units have handed in for an occasion, for whoever keeps the municipality's occasions and reads no forecasts.
CREATE FUNCTION submissions_of_occasion(asked_occasion bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(DISTINCT s.unit_id)::int FROM submission s JOIN follow_up_occasion o ON o.id = s.occasion_id
  WHERE s.occasion_id = asked_occasion AND municipality_in_scope(o.municipality_id)
$$;
REVOKE ALL ON FUNCTION submissions_of_occasion(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION submissions_of_occasion(bigint) TO veckovis_app;
