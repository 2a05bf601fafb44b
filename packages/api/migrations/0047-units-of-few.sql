-- Whether so few are employed in a unit on a day that what is told of the unit is told of each of them
-- (docs/decisions/0044-questions-are-audited.md). Asked by those who read forecasts and no staff: it says yes or no, and
-- yes of a unit that is not in reach. No more people are counted than are needed; the plan of a body like this one is kept.
CREATE FUNCTION employs_fewer_than(asked_unit int, day date, people int) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT count(*) < people FROM (
    SELECT FROM staff_member s
    WHERE s.unit_id = asked_unit AND s.removed_on IS NULL AND s.employed_from <= day
      AND coalesce(s.employed_to >= day, true) AND (SELECT unit_in_scope(asked_unit))
    LIMIT people) AS employed);
END
$$;
