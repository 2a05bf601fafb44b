-- A page of the staff of a unit, whose table may hold thousands. The name as it is searched and as namesakes are found:
-- stored, because a condition on a function of a row is never looked up in an index behind the wall.
ALTER TABLE staff_member ADD COLUMN searched_name text COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (folded_name(regexp_replace(first_name || ' ' || last_name, '\s+', ' ', 'g'))) STORED;
DROP INDEX staff_member_unit;
CREATE INDEX staff_member_unit ON staff_member (unit_id, last_name, first_name, id);
CREATE INDEX staff_member_namesakes ON staff_member (unit_id, searched_name) WHERE removed_on IS NULL;

-- Whether a unit is in reach is asked once for all rows of it: the answer "yes" is remembered until the end of the
-- transaction with the actor whom it was given to, as that for a forecast is (0010). Another actor or another unit asks
-- anew. Whoever could set the remembered answer could set the actor as well.
CREATE FUNCTION remembered_unit() RETURNS int LANGUAGE sql STABLE
RETURN CASE WHEN split_part(current_setting('veckovis.unit_in_scope', true), '/', 1) = current_setting('veckovis.actor', true)
  -- Both are empty after a transaction that had them.
  THEN nullif(split_part(current_setting('veckovis.unit_in_scope', true), '/', 2), '')::int END;

CREATE FUNCTION unit_in_remembered_scope(asked_unit int) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  asked text := current_setting('veckovis.actor', true) || '/' || asked_unit;
BEGIN
  IF current_setting('veckovis.unit_in_scope', true) = asked THEN RETURN true; END IF;
  IF NOT public.unit_in_scope(asked_unit) THEN RETURN false; END IF;
  PERFORM set_config('veckovis.unit_in_scope', asked, true);
  RETURN true;
END
$$;

-- The subquery is answered once a statement: a row of the remembered unit then costs the comparison of two numbers.
ALTER POLICY unit_wall ON staff_member
  USING (coalesce(unit_id = (SELECT remembered_unit()), false) OR unit_in_remembered_scope(unit_id));

-- Terms are in reach when their member is. One row is asked for by its key: the planner cannot turn it into a read of
-- the whole table, as it did with EXISTS (0004).
ALTER POLICY unit_wall ON staff_terms
  USING (coalesce((SELECT true FROM staff_member s
    WHERE s.id = staff_member_id AND s.municipality_id = staff_terms.municipality_id), false));

-- The terms of a day, or the first ones before they begin, of everybody of a unit: what the table is sorted by. The wall
-- is asked once for the unit, not for each of its terms.
CREATE FUNCTION staff_terms_on(asked_unit int, day date) RETURNS TABLE (staff_member_id int, monthly_salary int,
  weekly_hours numeric, ordinary_grade numeric, actual_grade numeric)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT ON (t.staff_member_id)
    t.staff_member_id, t.monthly_salary, t.weekly_hours, t.ordinary_grade, t.actual_grade
  FROM staff_member s JOIN staff_terms t ON t.staff_member_id = s.id AND t.municipality_id = s.municipality_id
  WHERE s.unit_id = asked_unit AND (SELECT unit_in_scope(asked_unit))
  ORDER BY t.staff_member_id, t.valid_from > day, CASE WHEN t.valid_from <= day THEN t.valid_from END DESC, t.valid_from
$$;
REVOKE ALL ON FUNCTION staff_terms_on(int, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_terms_on(int, date) TO veckovis_app;
