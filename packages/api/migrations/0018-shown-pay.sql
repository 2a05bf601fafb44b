-- The pay that means of a unit were made of which somebody without the right to see salaries has been shown, or which a
-- lock has frozen for everybody (docs/decisions/0023). Kept so that the next mean differs from each of them by the pay
-- of five people at least: the difference of two then tells nobody's.
CREATE TABLE shown_pay (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  shown_at timestamptz NOT NULL,
  -- SEK per month by the id of the staff member.
  pays jsonb NOT NULL CHECK (jsonb_typeof(pays) = 'object'),
  PRIMARY KEY (id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id)
);
CREATE INDEX shown_pay_of_unit ON shown_pay (unit_id, id);

GRANT SELECT, INSERT ON shown_pay TO veckovis_app;
GRANT USAGE ON SEQUENCE shown_pay_id_seq TO veckovis_app;

ALTER TABLE shown_pay ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON shown_pay USING (unit_in_scope(unit_id)) WITH CHECK (unit_in_scope(unit_id));

-- How many people a municipality pays on a day, and their pay in SEK per month together: whoever reaches one of its
-- units may know of so many at once what the wall hides of each. Terms as `termsOn` of the domain picks them.
CREATE FUNCTION pay_of_municipality(asked_unit int, day date) RETURNS TABLE (people int, total bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)::int, coalesce(sum(terms.monthly_salary), 0)::bigint
  FROM unit asked
  JOIN unit u ON u.municipality_id = asked.municipality_id
  JOIN staff_member s ON s.unit_id = u.id AND s.removed_on IS NULL AND coalesce(s.employed_to >= day, true)
  CROSS JOIN LATERAL (
    SELECT t.monthly_salary FROM staff_terms t WHERE t.staff_member_id = s.id
    ORDER BY t.valid_from > day, CASE WHEN t.valid_from <= day THEN t.valid_from END DESC, t.valid_from
    LIMIT 1) AS terms
  WHERE asked.id = asked_unit AND unit_in_scope(asked_unit)
$$;
REVOKE ALL ON FUNCTION pay_of_municipality(int, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION pay_of_municipality(int, date) TO veckovis_app;
