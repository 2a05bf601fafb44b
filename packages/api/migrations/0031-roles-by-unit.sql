-- Who has a role in the units of a municipality is read out of the index alone: 10,000 people have 50,000 roles there.
DROP INDEX user_role_unit;
CREATE INDEX user_role_unit ON user_role (unit_id, permission_id, user_id) WHERE unit_id IS NOT NULL;
