-- Who reads special data is reviewed (A-226): the audit rows of such reads are read by whoever approves the users of the
-- whole municipality, and what the audit tells of an account by the person whose it is. A unit never leaves its
-- municipality, so a row is of the municipality that its unit lies in; the index serves those who read all of them.
CREATE INDEX audit_event_at ON audit_event (at, id);

-- The municipalities whose reads are reviewed by whoever acts: asked once a statement, whatever the number of rows.
CREATE FUNCTION reviewed_municipalities() RETURNS SETOF int
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 10 AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
BEGIN
  IF coalesce(actor, '') IN ('', 'system') THEN RETURN; END IF;
  RETURN QUERY SELECT m.id FROM municipality m
    WHERE EXISTS (SELECT FROM app_user a LEFT JOIN user_role r ON r.user_id = a.id
      WHERE a.id = actor::int AND a.active AND (a.job_title_id = 999 OR r.permission_id = 999
        OR (r.permission_id = 6 AND r.level = 'APPROVE' AND (r.county_id = m.county_id OR r.municipality_id = m.id
          OR num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0))));
END
$$;

-- Whoever holds a role on a municipality or in it: what they read of many units at once belongs to no unit.
CREATE FUNCTION people_of_municipalities(asked int[]) RETURNS SETOF int
LANGUAGE sql STABLE AS $$
  SELECT r.user_id FROM user_role r LEFT JOIN department d ON d.id = r.department_id LEFT JOIN unit u ON u.id = r.unit_id
  WHERE coalesce(r.municipality_id, d.municipality_id, u.municipality_id) = ANY (asked)
$$;

CREATE POLICY reads_are_reviewed ON audit_event FOR SELECT USING (
  (action LIKE '%-read' OR action LIKE '%-exported')
  AND CASE WHEN unit_id IS NULL
    THEN user_id IN (SELECT people_of_municipalities(ARRAY(SELECT reviewed_municipalities())))
      OR subject IN (SELECT 'municipality/' || reviewed_municipalities())
    ELSE unit_id IN (SELECT u.id FROM unit u WHERE u.municipality_id IN (SELECT reviewed_municipalities()))
  END);
-- What a person did to the own account is written with a space, what others did with a stroke.
CREATE POLICY own_account_is_read ON audit_event FOR SELECT
  USING (subject IN ('user/' || nullif(current_setting('veckovis.actor', true), ''),
    'user ' || nullif(current_setting('veckovis.actor', true), '')));

-- The staff that rows of reads name, by id or by an entry that was opened, as far as the reads of their municipality are
-- the actor's to review: names of people whom the actor may not see otherwise.
CREATE FUNCTION staff_in_reads(asked_staff int[], asked_entries int[])
RETURNS TABLE (entry_id int, staff_member_id int, name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH named (entry_id, staff_member_id) AS (
    SELECT NULL::int, unnest(asked_staff)
    UNION ALL
    SELECT e.id, e.staff_member_id FROM diary_entry e WHERE e.id = ANY (asked_entries) AND e.staff_member_id IS NOT NULL
  )
  SELECT n.entry_id, s.id, s.first_name || ' ' || s.last_name
  FROM named n JOIN staff_member s ON s.id = n.staff_member_id
  WHERE s.municipality_id IN (SELECT reviewed_municipalities())
$$;

-- Whom the words of a search mean, with the subjects that a row about them may have. Null asks for the whole country.
CREATE FUNCTION staff_to_review(asked_municipality int, words text[])
RETURNS TABLE (staff_member_id int, subjects text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.id, array_agg('diary/' || e.id) FILTER (WHERE e.id IS NOT NULL) || ('staff/' || s.id)
  FROM staff_member s LEFT JOIN diary_entry e ON e.staff_member_id = s.id AND e.municipality_id = s.municipality_id
  WHERE (asked_municipality IS NULL OR s.municipality_id = asked_municipality)
    AND s.municipality_id IN (SELECT reviewed_municipalities())
    AND NOT EXISTS (SELECT FROM unnest(words) AS word WHERE strpos(s.searched_name, word) = 0)
  GROUP BY s.id
$$;

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['reviewed_municipalities()', 'staff_in_reads(int[], int[])', 'staff_to_review(int, text[])'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;
