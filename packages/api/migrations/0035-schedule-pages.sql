-- The day on which other terms of the member take over; null for the last ones. Kept with the terms, because what the
-- terms of thousands of people were on some days is asked on every page of a schedule, and to find each one's next
-- terms takes three times as long as all the rest of the question.
ALTER TABLE staff_terms ADD COLUMN valid_until date;

CREATE FUNCTION keep_ends_of_terms() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE staff_terms t SET valid_until = kept.next
  FROM (SELECT staff_member_id, municipality_id, valid_from, lead(valid_from) OVER
      (PARTITION BY staff_member_id, municipality_id ORDER BY valid_from) AS next
    FROM staff_terms WHERE staff_member_id IN (SELECT c.staff_member_id FROM changed c)) AS kept
  WHERE t.staff_member_id = kept.staff_member_id AND t.municipality_id = kept.municipality_id
    AND t.valid_from = kept.valid_from AND t.valid_until IS DISTINCT FROM kept.next;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION keep_ends_of_terms() FROM PUBLIC;

UPDATE staff_terms t SET valid_until = (SELECT min(n.valid_from) FROM staff_terms n
  WHERE n.staff_member_id = t.staff_member_id AND n.municipality_id = t.municipality_id AND n.valid_from > t.valid_from);

CREATE TRIGGER staff_terms_end_when_added AFTER INSERT ON staff_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_ends_of_terms();
CREATE TRIGGER staff_terms_end_when_removed AFTER DELETE ON staff_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_ends_of_terms();
-- Not for the change that the trigger itself makes.
CREATE TRIGGER staff_terms_end_when_changed AFTER UPDATE ON staff_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_ends_of_terms();

-- What the schedule of a unit of thousands is summed from: employments and terms as far as they lie within the asked
-- days, with those counted who are alike in them, so that what the domain adds up is short. A row without a member
-- stands for so many people with one set of terms in all of these days; whoever has several has a row for each.
-- The wall is asked once for the unit, not for each of its terms, and the area is asked too (0019).
CREATE FUNCTION staff_alike_between(asked_unit int, first_day date, last_day date, searched text[]) RETURNS TABLE (
  is_found boolean, staff_member_id int, employed_from date, employed_to date, valid_from date, weekly_hours numeric,
  actual_grade numeric, people int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH employed AS (
    SELECT s.id, s.municipality_id, greatest(s.employed_from, first_day) AS first, least(s.employed_to, last_day) AS last,
      cardinality(searched) = 0 OR NOT EXISTS (
        SELECT FROM unnest(ARRAY(SELECT folded_name(typed) FROM unnest(searched) AS typed)) AS word
        WHERE strpos(s.searched_name, word) = 0) AS is_found
    FROM staff_member s
    WHERE s.unit_id = asked_unit AND s.employed_from <= last_day AND coalesce(s.employed_to >= first_day, true)
      AND coalesce(s.employed_from <= s.removed_on, true)
      AND (SELECT unit_in_scope(asked_unit)) AND (SELECT actor_holds_somewhere('{4}')))
  SELECT e.is_found, CASE WHEN t.valid_from > e.first OR t.valid_until <= e.last THEN e.id END, e.first, e.last,
    greatest(t.valid_from, e.first), t.weekly_hours, t.actual_grade, count(*)::int
  FROM employed e JOIN staff_terms t ON t.staff_member_id = e.id AND t.municipality_id = e.municipality_id
  WHERE t.valid_from <= e.last AND coalesce(t.valid_until > e.first, true)
  GROUP BY 1, 2, 3, 4, 5, 6, 7
$$;
REVOKE ALL ON FUNCTION staff_alike_between(int, date, date, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_alike_between(int, date, date, text[]) TO veckovis_app;

-- Namesakes are looked for among whoever was taken out of the table too: they stand in the schedule of their weeks.
DROP INDEX staff_member_namesakes;
CREATE INDEX staff_member_namesakes ON staff_member (unit_id, searched_name);
