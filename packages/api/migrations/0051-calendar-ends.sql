-- A calendar address ends with whatever ends the access of its person, by whichever way that is changed
-- (docs/decisions/0039-calendar-addresses.md). Answers how many there were.
CREATE FUNCTION end_calendars(ended_user int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  ended int := 0;
BEGIN
  DELETE FROM calendar_address WHERE user_id = ended_user;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END
$$;

CREATE FUNCTION end_calendars_of_changed_person() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM end_calendars(NEW.id);
  RETURN NULL;
END
$$;
-- The same password, hashed at a higher cost, leaves the version as it is.
CREATE TRIGGER calendars_end_with_access AFTER UPDATE OF email, active, password_hash ON app_user
FOR EACH ROW WHEN (NEW.email <> OLD.email OR (OLD.active AND NOT NEW.active)
  OR (NEW.password_hash <> OLD.password_hash AND NEW.access_version <> OLD.access_version))
EXECUTE FUNCTION end_calendars_of_changed_person();

-- As before (0044), and the calendar addresses go too: also those of somebody who is signed in nowhere.
DROP FUNCTION end_sessions(int, timestamptz);
CREATE FUNCTION end_sessions(ended_user int, at timestamptz, OUT sessions int, OUT calendars int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM hold_people(ARRAY[ended_user]);
  PERFORM refuse_foreign_person(ended_user, 'WRITE');
  UPDATE session_family SET revoked_at = at, revoked_reason = 'by-administrator'
  WHERE user_id = ended_user AND revoked_at IS NULL AND ends_at > at;
  GET DIAGNOSTICS sessions = ROW_COUNT;
  calendars := end_calendars(ended_user);
END
$$;

-- Whether whoever acts is still as they were when their password was checked, in a session that lives. It stays so until
-- the end of the transaction: what ends somebody's access holds the same row.
CREATE FUNCTION hold_own_access(acting_session uuid, checked_version int, at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor int := current_setting('veckovis.actor', true)::int;
BEGIN
  PERFORM FROM app_user WHERE id = actor AND active AND access_version = checked_version FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  RETURN EXISTS (SELECT FROM session_family
    WHERE id = acting_session AND user_id = actor AND revoked_at IS NULL AND ends_at > at);
END
$$;

-- Names stand in a calendar only where the municipality has chosen so: nowhere, until somebody does.
ALTER TABLE municipality ADD COLUMN names_in_calendars boolean NOT NULL DEFAULT false;

CREATE FUNCTION name_in_calendars(asked_municipality int, named boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM municipality m WHERE m.id = asked_municipality
    AND actor_holds('{6}', 'APPROVE', m.county_id, m.id, NULL, NULL)) THEN
    RAISE EXCEPTION 'calendars are allowed by those who approve the users of the municipality'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE municipality SET names_in_calendars = named, version = version + 1
  WHERE id = asked_municipality AND names_in_calendars <> named;
  RETURN FOUND;
END
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['end_calendars(int)', 'end_calendars_of_changed_person()', 'end_sessions(int, timestamptz)',
    'hold_own_access(uuid, int, timestamptz)', 'name_in_calendars(int, boolean)'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
  END LOOP;
  FOREACH way IN ARRAY ARRAY['end_sessions(int, timestamptz)', 'hold_own_access(uuid, int, timestamptz)',
    'name_in_calendars(int, boolean)'] LOOP
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
