-- Whether roles are the actor's to give or take is asked of all of them at once, by the rules of refuse_foreign_role (0019).
CREATE FUNCTION refuse_foreign_roles(roles user_role[]) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  is_foreign boolean;
BEGIN
  IF is_super_admin() THEN RETURN; END IF;
  IF actor IS NULL OR actor = '' THEN
    is_foreign := cardinality(roles) > 0;
  ELSIF actor = 'system' THEN
    is_foreign := EXISTS (SELECT FROM unnest(roles) g WHERE g.permission_id = 999);
  ELSE
    WITH held AS MATERIALIZED (
      SELECT r.permission_id, r.county_id, r.municipality_id, r.department_id, r.unit_id,
        array_position(ARRAY['READ', 'WRITE', 'APPROVE'], r.level) AS height
      FROM app_user a JOIN user_role r ON r.user_id = a.id WHERE a.id = actor::int AND a.active),
    wanted AS MATERIALIZED (
      SELECT g.permission_id, array_position(ARRAY['READ', 'WRITE', 'APPROVE'], g.level) AS height,
        g.unit_id, d.id AS department_id, m.id AS municipality_id, coalesce(m.county_id, g.county_id) AS county_id
      FROM unnest(roles) g LEFT JOIN unit u ON u.id = g.unit_id
      LEFT JOIN department d ON d.id = coalesce(u.department_id, g.department_id)
      LEFT JOIN municipality m ON m.id = coalesce(d.municipality_id, g.municipality_id))
    SELECT EXISTS (
      -- The role itself and the approval of people, both on the whole place.
      SELECT FROM wanted w, LATERAL (VALUES (w.permission_id, w.height), (6, 3)) AS asked (permission_id, height)
      WHERE w.permission_id = 999 OR NOT EXISTS (
        SELECT FROM held h WHERE h.permission_id = asked.permission_id AND h.height >= asked.height
          AND (num_nonnulls(h.county_id, h.municipality_id, h.department_id, h.unit_id) = 0
            OR h.county_id = w.county_id OR h.municipality_id = w.municipality_id
            OR h.department_id = w.department_id OR h.unit_id = w.unit_id))) INTO is_foreign;
  END IF;
  IF is_foreign THEN
    RAISE EXCEPTION 'this role is not the actor''s to give' USING ERRCODE = 'insufficient_privilege';
  END IF;
END
$$;
REVOKE ALL ON FUNCTION refuse_foreign_roles(user_role[]) FROM PUBLIC;

-- Otherwise as in 0046.
CREATE OR REPLACE FUNCTION give_roles(changed_user int, roles jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_own_rights(changed_user);
  PERFORM refuse_foreign_roles(ARRAY(SELECT g FROM jsonb_populate_recordset(NULL::user_role, roles) g));
  IF is_super(changed_user) AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'super admins are made by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO user_role (user_id, permission_id, level, county_id, municipality_id, department_id, unit_id, granted_by, granted_at)
  SELECT changed_user, g.permission_id, g.level, g.county_id, g.municipality_id, g.department_id, g.unit_id,
    current_setting('veckovis.actor', true)::int, now()
  FROM jsonb_array_elements(roles) WITH ORDINALITY AS given (role, nth), jsonb_populate_record(NULL::user_role, given.role) g
  ORDER BY given.nth;
  -- Whoever belonged nowhere belongs where the first role is that lies in a municipality.
  UPDATE app_user SET access_version = access_version + 1, version = version + 1,
    home_municipality_id = coalesce(home_municipality_id, (
      SELECT coalesce(g.municipality_id, d.municipality_id, u.municipality_id)
      FROM jsonb_array_elements(roles) WITH ORDINALITY AS given (role, nth), jsonb_populate_record(NULL::user_role, given.role) g
      LEFT JOIN department d ON d.id = g.department_id LEFT JOIN unit u ON u.id = g.unit_id
      WHERE coalesce(g.municipality_id, d.municipality_id, u.municipality_id) IS NOT NULL ORDER BY given.nth LIMIT 1))
  WHERE id = changed_user;
END
$$;

CREATE OR REPLACE FUNCTION take_roles(changed_user int, asked_roles int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  home int;
BEGIN
  IF NOT EXISTS (SELECT FROM user_role WHERE user_id = changed_user AND id = ANY (asked_roles)) THEN RETURN; END IF;
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_own_rights(changed_user);
  PERFORM refuse_foreign_roles(ARRAY(SELECT r FROM user_role r WHERE r.user_id = changed_user AND r.id = ANY (asked_roles)));
  IF is_super(changed_user) AND NOT is_super_admin() THEN
    RAISE EXCEPTION 'super admins are made by super admins' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF EXISTS (SELECT FROM user_role WHERE user_id = changed_user AND id = ANY (asked_roles) AND permission_id = 999) THEN
    PERFORM refuse_without_super_admin(changed_user);
  END IF;
  SELECT coalesce(r.municipality_id, d.municipality_id, u.municipality_id) INTO home
  FROM user_role r LEFT JOIN department d ON d.id = r.department_id LEFT JOIN unit u ON u.id = r.unit_id
  WHERE r.user_id = changed_user AND r.id = ANY (asked_roles)
    AND coalesce(r.municipality_id, d.municipality_id, u.municipality_id) IS NOT NULL
  ORDER BY r.permission_id, r.id LIMIT 1;
  DELETE FROM user_role WHERE user_id = changed_user AND id = ANY (asked_roles);
  UPDATE app_user SET access_version = access_version + 1, version = version + 1,
    home_municipality_id = coalesce(home_municipality_id, home)
  WHERE id = changed_user;
END
$$;
