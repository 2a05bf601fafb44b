-- When those who may approve were last reminded of an entry that waits: once a day.
ALTER TABLE diary_entry ADD COLUMN reminded_at timestamptz;
GRANT UPDATE (reminded_at) ON diary_entry TO veckovis_app;

-- Where mails go to those who approve in an area of the unit, budget or diary. Told to those who read that area there.
CREATE FUNCTION address_of_approver(asked_user int, asked_unit int, area int) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF area NOT IN (1, 3) OR NOT may_change_unit(asked_unit, ARRAY[area], 'READ') THEN RETURN NULL; END IF;
  RETURN (SELECT a.email FROM app_user a JOIN unit u ON u.id = asked_unit JOIN municipality m ON m.id = u.municipality_id
    WHERE a.id = asked_user AND a.active AND (a.job_title_id = 999
      OR EXISTS (SELECT FROM user_role r WHERE r.user_id = a.id AND (r.permission_id = 999
        OR (r.permission_id = area AND r.level = 'APPROVE' AND (r.unit_id = u.id OR r.department_id = u.department_id
          OR r.municipality_id = m.id OR r.county_id = m.county_id
          OR num_nonnulls(r.county_id, r.municipality_id, r.department_id, r.unit_id) = 0))))));
END
$$;
REVOKE ALL ON FUNCTION address_of_approver(int, int, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION address_of_approver(int, int, int) TO veckovis_app;
