-- The roles of one person are given by one statement, however many there are: by the rules by which each was given alone.
-- They come as an array of objects with the columns of user_role; their order is that of the ids they get.
DROP FUNCTION give_role(int, int, text, int, int, int, int);
CREATE FUNCTION give_roles(changed_user int, roles jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_own_rights(changed_user);
  PERFORM refuse_foreign_role(g) FROM jsonb_populate_recordset(NULL::user_role, roles) g;
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

-- Roles of one person, taken together; those that are nobody's, or another's, are passed over.
DROP FUNCTION take_role(int);
CREATE FUNCTION take_roles(changed_user int, asked_roles int[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  home int;
BEGIN
  IF NOT EXISTS (SELECT FROM user_role WHERE user_id = changed_user AND id = ANY (asked_roles)) THEN RETURN; END IF;
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_own_rights(changed_user);
  PERFORM refuse_foreign_role(r) FROM user_role r WHERE r.user_id = changed_user AND r.id = ANY (asked_roles);
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

DO $$
DECLARE way text;
BEGIN
  FOREACH way IN ARRAY ARRAY['give_roles(int, jsonb)', 'take_roles(int, int[])'] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', way);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO veckovis_app', way);
  END LOOP;
END $$;

-- Who had a list of people or places looked at or taken in, with how many of its rows met an address that is in use.
ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN ('sign-in', 'sign-in-failed', 'sign-out',
  'session-ended', 'refresh-reuse', 'refused', 'limited', 'wall-held', 'account-requested', 'account-changed',
  'first-admin-made', 'password-link-sent', 'password-changed', 'role-changed', 'rows-checked', 'rows-imported',
  'licence-changed', 'module-registered', 'module-refused', 'module-activated', 'restored', 'demo'));
