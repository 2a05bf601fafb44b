-- Whoever grants the rights of a whole municipality says whether calendar addresses of its diaries are answered
-- (docs/decisions/0039-calendar-addresses.md); the rest of a municipality stays with the super admins. True for a change.
CREATE FUNCTION allow_calendars(asked_municipality int, allowed boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM municipality m WHERE m.id = asked_municipality
    AND actor_holds('{6}', 'APPROVE', m.county_id, m.id, NULL, NULL)) THEN
    RAISE EXCEPTION 'calendars are allowed by those who approve the users of the municipality'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE municipality SET allows_calendars = allowed, version = version + 1
  WHERE id = asked_municipality AND allows_calendars <> allowed;
  RETURN FOUND;
END
$$;
REVOKE ALL ON FUNCTION allow_calendars(int, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION allow_calendars(int, boolean) TO veckovis_app;
