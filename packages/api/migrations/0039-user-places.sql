-- On which places each person holds a role of any kind, each once, and whether another of their places holds it already:
-- so that people are counted without looking through all roles (docs/decisions/0036-analytics.md).
CREATE TABLE user_place (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id int NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  county_id int,
  municipality_id int,
  department_id int,
  unit_id int,
  lies_within boolean NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, county_id, municipality_id, department_id, unit_id)
);
CREATE INDEX user_place_unit ON user_place (unit_id) WHERE unit_id IS NOT NULL;
CREATE INDEX user_place_department ON user_place (department_id) WHERE department_id IS NOT NULL;
CREATE INDEX user_place_municipality ON user_place (municipality_id) WHERE municipality_id IS NOT NULL;
CREATE INDEX user_place_county ON user_place (county_id) WHERE county_id IS NOT NULL;
CREATE INDEX user_place_country ON user_place (user_id)
  WHERE num_nonnulls(county_id, municipality_id, department_id, unit_id) = 0;

GRANT SELECT ON user_place TO veckovis_app;
ALTER TABLE user_place ENABLE ROW LEVEL SECURITY;
CREATE POLICY places_are_read ON user_place FOR SELECT USING (true);

-- One writer at a time for a person, each with a new look at their roles; a lock for several people each, because a
-- nation has more people than there is room for locks.
CREATE FUNCTION write_user_places(people int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF cardinality(people) = 0 THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(4600039, lock) FROM (SELECT DISTINCT unnest(people) % 512 AS lock ORDER BY 1) AS held;
  DELETE FROM user_place WHERE user_id = ANY (people);
  INSERT INTO user_place (user_id, county_id, municipality_id, department_id, unit_id, lies_within)
  WITH held AS MATERIALIZED (
    SELECT DISTINCT user_id, county_id, municipality_id, department_id, unit_id,
      num_nonnulls(county_id, municipality_id, department_id, unit_id) = 0 AS is_country
    FROM user_role WHERE user_id = ANY (people)
  ), placed AS (
    SELECT h.*, u.department_id AS of_department, m.id AS of_municipality, m.county_id AS of_county
    FROM held h LEFT JOIN unit u ON u.id = h.unit_id LEFT JOIN department d ON d.id = h.department_id
    LEFT JOIN municipality m ON m.id = coalesce(h.municipality_id, d.municipality_id, u.municipality_id)
  )
  SELECT p.user_id, p.county_id, p.municipality_id, p.department_id, p.unit_id,
    bool_or(coalesce(w.is_country AND NOT p.is_country, false)
      OR coalesce(w.county_id = p.of_county, false)
      OR coalesce(w.municipality_id = p.of_municipality AND p.municipality_id IS NULL, false)
      OR coalesce(w.department_id = p.of_department, false))
  FROM placed p JOIN held w ON w.user_id = p.user_id GROUP BY 1, 2, 3, 4, 5;
END
$$;
REVOKE ALL ON FUNCTION write_user_places(int[]) FROM PUBLIC;

SELECT write_user_places(ARRAY(SELECT id FROM app_user));

CREATE FUNCTION keep_user_places() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM write_user_places(ARRAY(SELECT DISTINCT c.user_id FROM changed c));
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION keep_user_places() FROM PUBLIC;

CREATE TRIGGER user_role_keeps_places_when_added AFTER INSERT ON user_role
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_user_places();
CREATE TRIGGER user_role_keeps_places_when_changed AFTER UPDATE ON user_role
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_user_places();
CREATE TRIGGER user_role_keeps_places_when_removed AFTER DELETE ON user_role
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_user_places();

-- What moves lies within other places from now on; names and the like change nothing.
CREATE FUNCTION keep_places_of_moved() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  people int[];
BEGIN
  IF TG_TABLE_NAME = 'unit' THEN
    people := ARRAY(SELECT p.user_id FROM changed c JOIN before b USING (id) JOIN user_place p ON p.unit_id = c.id
      WHERE (c.department_id, c.municipality_id) IS DISTINCT FROM (b.department_id, b.municipality_id));
  ELSIF TG_TABLE_NAME = 'department' THEN
    people := ARRAY(SELECT p.user_id FROM changed c JOIN before b USING (id) JOIN user_place p ON p.department_id = c.id
      WHERE c.municipality_id <> b.municipality_id);
  ELSE
    people := ARRAY(
      WITH moved AS MATERIALIZED (SELECT c.id FROM changed c JOIN before b USING (id) WHERE c.county_id <> b.county_id)
      SELECT p.user_id FROM user_place p JOIN moved m ON m.id = p.municipality_id
      UNION SELECT p.user_id FROM moved m JOIN department d ON d.municipality_id = m.id JOIN user_place p ON p.department_id = d.id
      UNION SELECT p.user_id FROM moved m JOIN unit u ON u.municipality_id = m.id JOIN user_place p ON p.unit_id = u.id);
  END IF;
  PERFORM write_user_places(people);
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION keep_places_of_moved() FROM PUBLIC;

CREATE TRIGGER unit_moves_places AFTER UPDATE ON unit
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_places_of_moved();
CREATE TRIGGER department_moves_places AFTER UPDATE ON department
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_places_of_moved();
CREATE TRIGGER municipality_moves_places AFTER UPDATE ON municipality
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_places_of_moved();

-- As in 0038, but with a lock for several units each: staff of thousands of units may come at once.
CREATE OR REPLACE FUNCTION write_unit_grades(units int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4600038, lock) FROM (SELECT DISTINCT unnest(units) % 512 AS lock ORDER BY 1) AS held;
  DELETE FROM unit_grades WHERE unit_id = ANY (units);
  INSERT INTO unit_grades (unit_id, municipality_id, days, people, grades)
  SELECT unit_id, municipality_id, array_agg(day ORDER BY day), array_agg(people ORDER BY day), array_agg(grades ORDER BY day)
  FROM (
    SELECT unit_id, municipality_id, day, (sum(sum(people)) OVER sofar)::int AS people, (sum(sum(grades)) OVER sofar)::int AS grades
    FROM (
      SELECT s.unit_id, s.municipality_id, s.employed_to + 1 AS ends,
        CASE WHEN t.is_first THEN s.employed_from ELSE greatest(t.valid_from, s.employed_from) END AS begins,
        t.next, (t.actual_grade * 100)::int AS grade
      FROM staff_member s
      CROSS JOIN LATERAL (SELECT valid_from, actual_grade, lead(valid_from) OVER (ORDER BY valid_from) AS next,
          row_number() OVER (ORDER BY valid_from) = 1 AS is_first
        FROM staff_terms WHERE staff_member_id = s.id AND municipality_id = s.municipality_id) AS t
      WHERE s.unit_id = ANY (units) AND coalesce(s.employed_from <= s.removed_on, true)
    ) AS term
    CROSS JOIN LATERAL (VALUES (begins, 1, grade), (least(next, ends), -1, -grade)) AS step (day, people, grades)
    WHERE day IS NOT NULL AND coalesce(begins < least(next, ends), true)
    GROUP BY unit_id, municipality_id, day
    WINDOW sofar AS (PARTITION BY unit_id, municipality_id ORDER BY day)
  ) AS daily
  GROUP BY unit_id, municipality_id;
END
$$;
