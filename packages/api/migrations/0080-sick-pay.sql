-- What short-term illness that is counted by spell takes off the paid hours of each week of a forecast, as packages/domain
-- calculates it (A-214): the hours of its spells, and the hours that they save. Both are empty where no spell counts.
ALTER TABLE forecast
  ADD COLUMN sick_spell_hours double precision[] NOT NULL DEFAULT '{}',
  ADD COLUMN sick_saved_hours double precision[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT forecast_sick_pay CHECK (
    (sick_spell_hours = '{}' AND sick_saved_hours = '{}')
    OR (is_figure_series(sick_spell_hours, weeks) AND is_figure_series(sick_saved_hours, weeks)));

-- The days of short-term illness of some units that are approved or handled by hand (A-181), with the hours per week of
-- whoever is away: for those who write the units' forecasts and need not read the diary or the staff. Who it is, is not
-- told: a person is a number within the unit, so that days of one are known as such.
CREATE FUNCTION sick_days_of(asked_units int[]) RETURNS TABLE (unit_id int, person int, from_day text, to_day text,
  weekdays int[], per_day numeric, terms jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 100 AS $$
  SELECT e.unit_id, (dense_rank() OVER (PARTITION BY e.unit_id ORDER BY e.staff_member_id))::int,
    e.from_date::text, e.to_date::text, e.weekdays, e.per_day,
    (SELECT jsonb_agg(jsonb_build_object('from', t.valid_from, 'weeklyHours', t.weekly_hours, 'grade', t.actual_grade)
        ORDER BY t.valid_from)
      FROM staff_terms t WHERE t.staff_member_id = e.staff_member_id AND t.municipality_id = e.municipality_id)
  FROM diary_entry e JOIN absence_reason r ON r.id = e.absence_reason_id AND r.forecast_row = 1
  WHERE e.unit_id = ANY (ARRAY(SELECT asked.id FROM unnest(asked_units) AS asked (id)
      WHERE unit_in_scope(asked.id)
        AND (may_change_unit(asked.id, '{2,3,5}', 'WRITE') OR may_change_unit(asked.id, '{1}', 'APPROVE'))))
    AND e.category = 'ABSENCE' AND e.deleted_at IS NULL
    AND (e.status = 'APPROVED' OR (e.status = 'WAITING' AND e.handled_at IS NOT NULL))
    -- Somebody who came back before the first day was away on none.
    AND coalesce(e.returned_after >= e.first_date, true)
$$;
REVOKE ALL ON FUNCTION sick_days_of(int[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sick_days_of(int[]) TO veckovis_app;
