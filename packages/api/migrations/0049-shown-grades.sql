-- The grades that a unit's mean is made of for those who may not read its staff (A-227, docs/decisions/0036). A new mean
-- comes only when the grades of five people at least differ from those of each mean that was there before, so that the
-- difference of two tells nobody's. What may have been shown stays: nothing is written into the past of a unit.
CREATE TABLE unit_shown_grades (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  -- From this day on, until there is a later one.
  day date NOT NULL,
  people int NOT NULL CHECK (people >= 5),
  -- Of all of them together, in hundredths.
  grades int NOT NULL,
  -- In hundredths by the id of the staff member.
  each jsonb NOT NULL CHECK (jsonb_typeof(each) = 'object'),
  PRIMARY KEY (id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id) ON DELETE CASCADE
);
CREATE INDEX unit_shown_grades_of_unit ON unit_shown_grades (unit_id, day, id);

GRANT SELECT ON unit_shown_grades TO veckovis_app;
ALTER TABLE unit_shown_grades ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON unit_shown_grades FOR SELECT
  USING ((SELECT actor_reaches_everything()) OR unit_id IN (SELECT units_of_actor()));

-- From which day on until before which one somebody has which actual grade, in hundredths.
CREATE FUNCTION grade_terms(units int[]) RETURNS TABLE (unit_id int, municipality_id int, staff_member_id int, grade int, begins date, until date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT * FROM (
    SELECT s.unit_id, s.municipality_id, s.id, (t.actual_grade * 100)::int,
      CASE WHEN t.is_first THEN s.employed_from ELSE greatest(t.valid_from, s.employed_from) END AS begins,
      least(t.next, s.employed_to + 1) AS until
    FROM staff_member s
    CROSS JOIN LATERAL (SELECT valid_from, actual_grade, lead(valid_from) OVER (ORDER BY valid_from) AS next,
        row_number() OVER (ORDER BY valid_from) = 1 AS is_first
      FROM staff_terms m WHERE m.staff_member_id = s.id AND m.municipality_id = s.municipality_id) AS t
    WHERE s.unit_id = ANY (units) AND coalesce(s.employed_from <= s.removed_on, true)
  ) AS term WHERE coalesce(begins < until, true)
$$;
REVOKE ALL ON FUNCTION grade_terms(int[]) FROM PUBLIC;

CREATE FUNCTION people_between(one jsonb, other jsonb) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT count(*)::int FROM jsonb_each(one) AS o FULL JOIN jsonb_each(other) AS n USING (key)
  WHERE o.value IS DISTINCT FROM n.value
$$;

-- What was to come has been shown to nobody and is made anew; what is kept is compared with, and never changed. Beside
-- the days on which grades change today is looked at, for corrections of what was.
CREATE FUNCTION write_shown_grades(units int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Europe/Stockholm')::date;
  asked int;
BEGIN
  DELETE FROM unit_shown_grades s WHERE s.unit_id = ANY (units) AND s.day > today;
  FOR asked IN SELECT DISTINCT unnest(units) ORDER BY 1 LOOP
    PERFORM write_shown_grades_of(asked, today);
  END LOOP;
END
$$;

CREATE FUNCTION write_shown_grades_of(asked int, today date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last date := (SELECT max(s.day) FROM unit_shown_grades s WHERE s.unit_id = asked);
  found record;
BEGIN
  FOR found IN
    WITH term AS MATERIALIZED (SELECT * FROM grade_terms(ARRAY[asked])),
      looked_at AS (SELECT unnest(g.days) AS day FROM unit_grades g WHERE g.unit_id = asked UNION SELECT today)
    SELECT l.day, t.municipality_id, count(*)::int AS people, sum(t.grade)::int AS grades,
      jsonb_object_agg(t.staff_member_id, t.grade) AS each
    FROM looked_at l JOIN term t ON t.begins <= l.day AND coalesce(l.day < t.until, true)
    WHERE coalesce(l.day >= last, true)
    GROUP BY l.day, t.municipality_id HAVING count(*) >= 5 ORDER BY l.day
  LOOP
    INSERT INTO unit_shown_grades (municipality_id, unit_id, day, people, grades, each)
    SELECT found.municipality_id, asked, found.day, found.people, found.grades, found.each
    WHERE NOT EXISTS (SELECT FROM unit_shown_grades s
        WHERE s.unit_id = asked AND people_between(s.each, found.each) BETWEEN 1 AND 4)
      AND found.each IS DISTINCT FROM (SELECT s.each FROM unit_shown_grades s
        WHERE s.unit_id = asked ORDER BY s.day DESC, s.id DESC LIMIT 1);
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION write_shown_grades(int[]) FROM PUBLIC;
REVOKE ALL ON FUNCTION write_shown_grades_of(int, date) FROM PUBLIC;

-- As it was (0038), of the terms as they are read for both.
CREATE OR REPLACE FUNCTION write_unit_grades(units int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4600038, asked) FROM (SELECT DISTINCT unnest(units) AS asked ORDER BY 1) AS held;
  DELETE FROM unit_grades WHERE unit_id = ANY (units);
  INSERT INTO unit_grades (unit_id, municipality_id, days, people, grades)
  SELECT unit_id, municipality_id, array_agg(day ORDER BY day), array_agg(people ORDER BY day), array_agg(grades ORDER BY day)
  FROM (
    SELECT unit_id, municipality_id, day, (sum(sum(people)) OVER sofar)::int AS people, (sum(sum(grades)) OVER sofar)::int AS grades
    FROM grade_terms(units) AS term
    CROSS JOIN LATERAL (VALUES (begins, 1, grade), (until, -1, -grade)) AS step (day, people, grades)
    WHERE day IS NOT NULL
    GROUP BY unit_id, municipality_id, day
    WINDOW sofar AS (PARTITION BY unit_id, municipality_id ORDER BY day)
  ) AS daily
  GROUP BY unit_id, municipality_id;
  PERFORM write_shown_grades(units);
END
$$;

SELECT write_shown_grades(ARRAY(SELECT id FROM unit));
