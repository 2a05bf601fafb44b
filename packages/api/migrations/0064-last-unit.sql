-- The unit that a person worked in last: where they begin at the next sign-in, on any machine.
ALTER TABLE app_user ADD COLUMN last_unit_id int REFERENCES unit ON DELETE SET NULL;
GRANT SELECT (last_unit_id), UPDATE (last_unit_id) ON app_user TO veckovis_app;
