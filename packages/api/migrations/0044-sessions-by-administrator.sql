-- Whoever may deactivate a person may end their sessions without it: WRITE is enough, nobody's own (A-172). The person
-- may sign in again. Answers how many sessions were alive then.
CREATE FUNCTION end_sessions(ended_user int, at timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  ended int := 0;
BEGIN
  PERFORM hold_people(ARRAY[ended_user]);
  PERFORM refuse_foreign_person(ended_user, 'WRITE');
  UPDATE session_family SET revoked_at = at, revoked_reason = 'by-administrator'
  WHERE user_id = ended_user AND revoked_at IS NULL AND ends_at > at;
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended;
END
$$;
REVOKE ALL ON FUNCTION end_sessions(int, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_sessions(int, timestamptz) TO veckovis_app;
