-- The absences and extra resources of a unit that touch an ISO year and are not rejected, with whether they still wait for a
-- decision: for those who write the unit's forecast and need not read the diary (A-202). Whoever is away is not told.
CREATE FUNCTION diary_of_outcome(asked_unit int, asked_year int) RETURNS TABLE (category text, reason int, type_id int,
  per_day numeric, substitute_per_day numeric, from_day text, to_day text, weekdays int[], is_waiting boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100 AS $$
  SELECT e.category, e.absence_reason_id, e.substitute_type_id, e.per_day, e.substitute_per_day, e.from_date::text,
    e.to_date::text, e.weekdays, e.status = 'WAITING' AND e.handled_at IS NULL
  FROM diary_entry e
  WHERE e.unit_id = asked_unit AND (SELECT unit_in_scope(asked_unit))
    AND (SELECT may_change_unit(asked_unit, '{2}', 'WRITE'))
    AND e.category IN ('ABSENCE', 'EXTRA_RESOURCE') AND e.deleted_at IS NULL AND e.status <> 'REJECTED'
    AND e.to_date >= make_date(asked_year, 1, 1) - 7 AND e.from_date <= make_date(asked_year, 12, 31) + 7
    -- Somebody who came back before the first day was away on none.
    AND coalesce(e.returned_after >= e.first_date, true)
$$;
REVOKE ALL ON FUNCTION diary_of_outcome(int, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION diary_of_outcome(int, int) TO veckovis_app;
