-- Rights that modules declare of their own, and who holds them (docs/decisions/0056-places-and-offers.md). They open parts
-- of a module's pages and nothing of the API: what a call may do is asked of user_role alone.
CREATE TABLE user_own_right (
  user_id int NOT NULL REFERENCES app_user ON DELETE CASCADE,
  -- The module and the key of its module.json, such as mf-staff/check-lists. No key into module: its versions come and go.
  own_right text NOT NULL CHECK (own_right ~ '^mf-[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' AND char_length(own_right) <= 300),
  granted_by int REFERENCES app_user ON DELETE SET NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, own_right)
);

ALTER TABLE user_own_right ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_rights_are_read ON user_own_right FOR SELECT
  USING (current_setting('veckovis.actor', true) IN ('system', user_id::text) OR (SELECT is_super_admin())
    OR meets_person(user_id, 'READ'));
GRANT SELECT ON user_own_right TO veckovis_app;

-- They hold for the whole person, and so are given by whoever approves Users on all of the person's places.
CREATE FUNCTION change_own_rights(changed_user int, given text[], taken text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM hold_people(ARRAY[changed_user]);
  PERFORM refuse_own_rights(changed_user);
  PERFORM refuse_foreign_person(changed_user, 'APPROVE');
  INSERT INTO user_own_right (user_id, own_right, granted_by, granted_at)
  SELECT changed_user, g, current_setting('veckovis.actor', true)::int, now() FROM unnest(given) g
  ON CONFLICT DO NOTHING;
  DELETE FROM user_own_right WHERE user_id = changed_user AND own_right = ANY (taken);
  UPDATE app_user SET access_version = access_version + 1, version = version + 1 WHERE id = changed_user;
END
$$;
REVOKE ALL ON FUNCTION change_own_rights(int, text[], text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_own_rights(int, text[], text[]) TO veckovis_app;
