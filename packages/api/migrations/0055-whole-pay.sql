-- As in 0052, but the pay of a kept mean is that of everybody whose pay counts on the day, and nobody is missing: whoever
-- counts and which terms, as `paysOn` of packages/domain picks them. A mean that was kept before may be kept again.
DROP FUNCTION keep_shown_pay(int, jsonb);
CREATE FUNCTION keep_shown_pay(asked_unit int, shown jsonb, day date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  paid jsonb;
BEGIN
  -- The owner's own connection fills in the demonstration.
  IF NOT (session_user = current_user AND current_setting('role') IN ('none', current_user)) AND
    (current_setting('veckovis.actor', true) = 'system' OR NOT may_change_unit(asked_unit, '{3}', 'READ')) THEN
    RAISE EXCEPTION 'a mean pay is shown to those who read budgets' USING ERRCODE = 'insufficient_privilege';
  END IF;
  WITH member AS (
    SELECT s.id, terms.monthly_salary, coalesce(s.employed_to >= day, true) AS stays
    FROM staff_member s CROSS JOIN LATERAL (
      SELECT t.monthly_salary FROM staff_terms t WHERE t.staff_member_id = s.id
      ORDER BY t.valid_from > day, CASE WHEN t.valid_from <= day THEN t.valid_from END DESC, t.valid_from
      LIMIT 1) AS terms
    WHERE s.unit_id = asked_unit AND s.removed_on IS NULL
  )
  SELECT coalesce(jsonb_object_agg(m.id, m.monthly_salary), '{}') INTO paid FROM member m
  WHERE m.stays OR NOT EXISTS (SELECT FROM member other WHERE other.stays);
  -- Somebody may have joined, left or been paid otherwise since it was read: it is read once more.
  IF shown <> paid AND NOT EXISTS (SELECT FROM shown_pay k WHERE k.unit_id = asked_unit AND k.pays = shown) THEN
    RAISE EXCEPTION 'the staff of the unit is paid otherwise' USING ERRCODE = 'serialization_failure';
  END IF;
  INSERT INTO shown_pay (municipality_id, unit_id, shown_at, pays)
  SELECT u.municipality_id, u.id, now(), shown FROM unit u WHERE u.id = asked_unit;
END
$$;
REVOKE ALL ON FUNCTION keep_shown_pay(int, jsonb, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_shown_pay(int, jsonb, date) TO veckovis_app;
