-- A unit's code, by which other systems of the municipality know it (A-212).
ALTER TABLE unit ADD COLUMN code text CHECK (char_length(code) BETWEEN 1 AND 40);
CREATE UNIQUE INDEX unit_code ON unit (municipality_id, code);
GRANT INSERT (code), UPDATE (code) ON unit TO veckovis_app;

-- Keys by which a system of a municipality gives hours by itself. Of the secret only the hash is here.
CREATE TABLE machine_key (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL REFERENCES municipality ON DELETE CASCADE,
  source text NOT NULL CHECK (btrim(source) <> '' AND char_length(source) <= 60),
  -- Without either it is a key of the whole municipality. No keys into places: of one that is gone it stays a key of nothing.
  department_ids int[] NOT NULL DEFAULT '{}',
  unit_ids int[] NOT NULL DEFAULT '{}',
  secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  -- The last day, in Sweden.
  ends_on date NOT NULL,
  request_id uuid NOT NULL UNIQUE,
  request_digest bytea NOT NULL,
  created_at timestamptz NOT NULL,
  created_by int REFERENCES app_user ON DELETE SET NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by int REFERENCES app_user ON DELETE SET NULL,
  CHECK (revoked_at IS NOT NULL OR revoked_by IS NULL),
  PRIMARY KEY (id, municipality_id),
  UNIQUE (id)
);
CREATE INDEX machine_key_of_municipality ON machine_key (municipality_id, id);
GRANT SELECT, INSERT (municipality_id, source, department_ids, unit_ids, secret_hash, ends_on, request_id, request_digest,
  created_at, created_by), UPDATE (last_used_at, revoked_at, revoked_by) ON machine_key TO veckovis_app;

-- What a batch was answered, for its repeats.
CREATE TABLE machine_batch (
  key_id int NOT NULL,
  municipality_id int NOT NULL,
  request_id uuid NOT NULL,
  request_digest bytea NOT NULL,
  answer jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (key_id, request_id, municipality_id),
  FOREIGN KEY (key_id, municipality_id) REFERENCES machine_key (id, municipality_id) ON DELETE CASCADE
);
GRANT SELECT, INSERT ON machine_batch TO veckovis_app;

-- Who acts by a key is nobody, 0, whom no wall lets through, and has the key's number beside it: what follows opens for the
-- key, and nothing else. When it ends is for the application, which has the clock; what is revoked opens nothing here either.
CREATE FUNCTION acts_by_machine_key() RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('veckovis.actor', true) = '0', false);

CREATE FUNCTION acts_by_the_key(asked_key int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT acts_by_machine_key() OR current_setting('veckovis.machine_key', true) IS DISTINCT FROM asked_key::text THEN
    RETURN false;
  END IF;
  RETURN EXISTS (SELECT FROM machine_key WHERE id = asked_key AND revoked_at IS NULL);
END
$$;

-- "Yes" is remembered until the end of the transaction with the key and the unit, as in 0010.
CREATE FUNCTION machine_key_reaches(asked_unit int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  asked text := current_setting('veckovis.machine_key', true) || '/' || asked_unit;
BEGIN
  IF NOT acts_by_machine_key() THEN RETURN false; END IF;
  IF current_setting('veckovis.machine_key_reaches', true) = asked THEN RETURN true; END IF;
  IF EXISTS (SELECT FROM machine_key k JOIN unit u ON u.municipality_id = k.municipality_id
    WHERE k.id = nullif(current_setting('veckovis.machine_key', true), '')::int AND k.revoked_at IS NULL AND u.id = asked_unit
      AND ((k.department_ids = '{}' AND k.unit_ids = '{}') OR u.id = ANY (k.unit_ids)
        OR u.department_id = ANY (k.department_ids))) THEN
    PERFORM set_config('veckovis.machine_key_reaches', asked, true);
    RETURN true;
  END IF;
  RETURN false;
END
$$;

CREATE FUNCTION may_give_machine_keys(asked_municipality int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM municipality m
    WHERE m.id = asked_municipality AND actor_holds('{6}', 'APPROVE', m.county_id, m.id, NULL, NULL))
$$;

ALTER TABLE machine_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY keys_are_read ON machine_key FOR SELECT
  USING (acts_by_the_key(id) OR may_give_machine_keys(municipality_id));
CREATE POLICY keys_are_made ON machine_key FOR INSERT
  WITH CHECK (NOT acts_by_machine_key() AND may_give_machine_keys(municipality_id));
CREATE POLICY keys_are_used_and_revoked ON machine_key FOR UPDATE
  USING (acts_by_the_key(id) OR may_give_machine_keys(municipality_id));
CREATE TRIGGER machine_key_created_by_is_added BEFORE INSERT ON machine_key FOR EACH ROW
WHEN (NEW.created_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER machine_key_created_by_is_changed BEFORE UPDATE OF created_by ON machine_key FOR EACH ROW
WHEN (NEW.created_by IS DISTINCT FROM OLD.created_by
  AND NEW.created_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER machine_key_revoked_by_is_added BEFORE INSERT ON machine_key FOR EACH ROW
WHEN (NEW.revoked_by::text IS DISTINCT FROM current_setting('veckovis.actor', true) AND NEW.revoked_by IS NOT NULL)
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER machine_key_revoked_by_is_changed BEFORE UPDATE OF revoked_by ON machine_key FOR EACH ROW
WHEN (NEW.revoked_by IS DISTINCT FROM OLD.revoked_by
  AND NEW.revoked_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER revoked_stays_revoked BEFORE UPDATE OF revoked_at ON machine_key
FOR EACH ROW WHEN (OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS DISTINCT FROM OLD.revoked_at)
EXECUTE FUNCTION keep_revoked();

ALTER TABLE machine_batch ENABLE ROW LEVEL SECURITY;
CREATE POLICY batches_of_the_key ON machine_batch
  USING (acts_by_the_key(key_id)) WITH CHECK (acts_by_the_key(key_id));

-- Which year a batch speaks of: nothing else of a forecast is read by the key.
CREATE POLICY years_of_machine_keys ON forecast FOR SELECT
  USING ((SELECT acts_by_machine_key()) AND machine_key_reaches(unit_id));

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['outcome_year', 'outcome_row', 'outcome_change'] LOOP
    EXECUTE format('ALTER POLICY unit_wall ON %I
      USING (coalesce(unit_id = (SELECT remembered_unit()), false)
        OR coalesce(unit_id = ANY ((SELECT remembered_units())::int[]), false) OR machine_key_reaches(unit_id)
        OR unit_in_remembered_scope(unit_id))
      WITH CHECK (machine_key_reaches(unit_id) OR unit_in_scope(unit_id))', name);
    EXECUTE format('ALTER POLICY area_to_read ON %I
      USING ((SELECT acts_by_machine_key() OR actor_holds_somewhere(''{2}'')))', name);
    EXECUTE format('ALTER POLICY level_to_add ON %I
      WITH CHECK (machine_key_reaches(unit_id) OR may_change_unit(unit_id, ''{2}'', ''WRITE''))', name);
    EXECUTE format('ALTER POLICY level_to_change ON %I
      WITH CHECK (machine_key_reaches(unit_id) OR may_change_unit(unit_id, ''{2}'', ''WRITE''))', name);
  END LOOP;
END $$;

-- A key speaks as a machine only, in nobody's name, and says of no week that it is complete.
CREATE POLICY keys_speak_as_machines ON outcome_row AS RESTRICTIVE FOR INSERT
  WITH CHECK (source = 'machine' OR NOT acts_by_machine_key());
CREATE POLICY keys_change_what_machines_said ON outcome_row AS RESTRICTIVE FOR UPDATE
  USING (source = 'machine' OR NOT acts_by_machine_key());
CREATE POLICY keys_speak_as_machines ON outcome_change AS RESTRICTIVE FOR INSERT
  WITH CHECK ((event = 'value' AND source = 'machine' AND changed_by IS NULL) OR NOT acts_by_machine_key());
CREATE FUNCTION keep_complete_weeks() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a machine key says of no week that it is complete' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER complete_weeks_are_said_by_people BEFORE UPDATE OF complete_weeks ON outcome_year FOR EACH ROW
WHEN (OLD.complete_weeks IS DISTINCT FROM NEW.complete_weeks AND current_setting('veckovis.actor', true) = '0')
EXECUTE FUNCTION keep_complete_weeks();

-- Nobody's name is the key's own.
DROP TRIGGER outcome_change_changed_by_is_added ON outcome_change;
CREATE TRIGGER outcome_change_changed_by_is_added BEFORE INSERT ON outcome_change FOR EACH ROW
WHEN (coalesce(NEW.changed_by, 0)::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE POLICY audit_of_machine_keys ON audit_event FOR INSERT
  WITH CHECK (acts_by_machine_key() AND user_id IS NULL AND action = 'outcome-saved' AND machine_key_reaches(unit_id));

-- Where a key belongs, for anyone with a role in that municipality: what they may do with it is decided there.
CREATE FUNCTION municipality_of_machine_key(asked_key bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT k.municipality_id FROM machine_key k WHERE k.id = asked_key AND municipality_in_scope(k.municipality_id)
$$;
REVOKE ALL ON FUNCTION municipality_of_machine_key(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION municipality_of_machine_key(bigint) TO veckovis_app;

-- What batches were answered is kept for 90 days, whatever becomes of their keys.
CREATE FUNCTION prune_machine_batches() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH removed AS (DELETE FROM machine_batch WHERE received_at < now() - interval '90 days' RETURNING 1)
  SELECT count(*) FROM removed
$$;
REVOKE ALL ON FUNCTION prune_machine_batches() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prune_machine_batches() TO veckovis_app;
