-- A list of many units asks the wall about all of them once, where it asked anew with each other unit that a row was of:
-- those in reach are remembered until the end of the transaction, with the actor whom they were given to, as one unit is
-- (0014). Another actor or another unit asks anew. Whoever could set the remembered answer could set the actor as well.
CREATE FUNCTION remembered_units() RETURNS int[] LANGUAGE sql STABLE
RETURN CASE WHEN split_part(current_setting('veckovis.units_in_scope', true), '/', 1) = current_setting('veckovis.actor', true)
  -- Both are empty after a transaction that had them.
  THEN nullif(split_part(current_setting('veckovis.units_in_scope', true), '/', 2), '')::int[] END;

CREATE FUNCTION remember_units(asked_units int[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  reached int[] := CASE WHEN actor_reaches_everything() THEN asked_units
    ELSE ARRAY(SELECT unnest(asked_units) INTERSECT SELECT units_of_actor()) END;
BEGIN
  PERFORM set_config('veckovis.units_in_scope',
    current_setting('veckovis.actor', true) || '/' || coalesce(reached, '{}')::text, true);
END
$$;

DO $$
DECLARE
  guarded text;
  remembered text := 'coalesce(unit_id = ANY ((SELECT remembered_units())::int[]), false)';
  one text := 'coalesce(unit_id = (SELECT remembered_unit()), false)';
BEGIN
  FOREACH guarded IN ARRAY ARRAY['forecast', 'needs_budget', 'resource_budget', 'lock_request'] LOOP
    EXECUTE format('ALTER POLICY unit_wall ON %I USING (%s OR unit_in_scope(unit_id))', guarded, remembered);
  END LOOP;
  FOREACH guarded IN ARRAY ARRAY['staff_member', 'diary_effect'] LOOP
    EXECUTE format('ALTER POLICY unit_wall ON %I USING (%s OR %s OR unit_in_remembered_scope(unit_id))', guarded, one, remembered);
  END LOOP;
  -- What waits may be of all units of the nation.
  EXECUTE format('ALTER POLICY unit_wall ON diary_entry USING (%s OR %s OR (SELECT actor_reaches_everything())
    OR unit_in_remembered_scope(unit_id))', one, remembered);
END $$;
