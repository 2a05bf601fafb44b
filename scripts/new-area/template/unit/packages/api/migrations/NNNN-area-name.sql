-- What units have of the area area-name. A later migration of the area may change these tables, and those of no other:
-- an area that was made on the same day has the same number, and either may come first (docs/decisions/0042).
CREATE TABLE area_name_item (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  name text NOT NULL CHECK (btrim(name) <> '' AND char_length(name) <= 100),
  hours numeric(7, 2) NOT NULL CHECK (hours > 0 AND hours <= 10000),
  -- Made by the dialog; with the digest of what was sent under it a repeat is told from another item.
  request_id uuid NOT NULL,
  request_digest bytea NOT NULL,
  PRIMARY KEY (id, municipality_id),
  CONSTRAINT area_name_item_unit_id_fkey FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  CONSTRAINT area_name_item_request UNIQUE (unit_id, request_id, municipality_id)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON area_name_item TO veckovis_app;
GRANT USAGE ON SEQUENCE area_name_item_id_seq TO veckovis_app;

-- The second wall (docs/decisions/0007): by place, and by the permission and its level.
ALTER TABLE area_name_item ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON area_name_item
  USING (coalesce(unit_id = (SELECT remembered_unit()), false) OR unit_in_remembered_scope(unit_id))
  WITH CHECK (unit_in_scope(unit_id));
CREATE POLICY area_to_read ON area_name_item AS RESTRICTIVE FOR SELECT
  USING ((SELECT actor_holds_somewhere('{9999}')));
CREATE POLICY level_to_add ON area_name_item AS RESTRICTIVE FOR INSERT
  WITH CHECK (may_change_unit(unit_id, '{9999}', 'WRITE'));
CREATE POLICY level_to_change ON area_name_item AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (may_change_unit(unit_id, '{9999}', 'WRITE'));
CREATE POLICY level_to_remove ON area_name_item AS RESTRICTIVE FOR DELETE
  USING (may_change_unit(unit_id, '{9999}', 'WRITE'));

-- A call that names an item is admitted by the unit of it, which is asked for before the permission is.
CREATE FUNCTION unit_of_area_name_item(asked_item bigint) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT i.unit_id FROM area_name_item i WHERE i.id = asked_item AND unit_in_scope(i.unit_id)
$$;
REVOKE ALL ON FUNCTION unit_of_area_name_item(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unit_of_area_name_item(bigint) TO veckovis_app;
