-- A save touches a dozen rows of one forecast, and each asks three times whether the forecast is in reach. The answer
-- "yes" is remembered until the end of the transaction, with the actor whom it was given to: another actor or another
-- forecast asks anew. Whoever could set the remembered answer could set the actor as well.
CREATE OR REPLACE FUNCTION forecast_in_scope(asked_forecast int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  asked text := actor || '/' || asked_forecast;
BEGIN
  IF actor = 'system' THEN RETURN true; END IF;
  IF current_setting('veckovis.forecast_in_scope', true) = asked THEN RETURN true; END IF;
  IF coalesce((SELECT unit_in_scope(f.unit_id) FROM forecast f WHERE f.id = asked_forecast), false) THEN
    PERFORM set_config('veckovis.forecast_in_scope', asked, true);
    RETURN true;
  END IF;
  RETURN false;
END
$$;
