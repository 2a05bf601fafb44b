-- As before, but an address that an administrator has typed is proven by nobody: whoever reads its mail proves it by
-- choosing a password. Until then an administrator stands for the person.
CREATE OR REPLACE FUNCTION change_person(changed_user int, new_email text, new_first_name text, new_last_name text, new_phone text)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refuse_without_administrator();
  IF NOT is_super_admin() AND (is_super(changed_user) OR NOT meets_person(changed_user, 'WRITE')) THEN
    RAISE EXCEPTION 'this person is for others to change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF EXISTS (SELECT FROM app_user WHERE id = changed_user AND email <> new_email) THEN
    PERFORM refuse_foreign_person(changed_user, 'WRITE');
    PERFORM refuse_foreign_role(r) FROM user_role r WHERE r.user_id = changed_user;
  END IF;
  UPDATE app_user SET email = new_email, first_name = new_first_name, last_name = new_last_name, phone = new_phone,
    email_proven = email_proven AND email = new_email, by_administrator = by_administrator OR email <> new_email,
    version = version + 1
  WHERE id = changed_user;
  RETURN true;
EXCEPTION WHEN unique_violation THEN
  RETURN false;
END
$$;
