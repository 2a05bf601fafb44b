-- Two names of one place that differ only in capital letters, in spaces around them or in how an accent is composed are
-- one name (packages/domain/src/text/folded-name.ts). A municipality's name is its own within its county and type.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(normalize(btrim(name, E' \t\n\r\u00a0'), NFC) COLLATE swedish);

-- What is there already keeps its name where it came first; the later ones are told apart by their id.
ALTER TABLE needs_budget DISABLE TRIGGER needs_budget_stays_locked;
ALTER TABLE resource_budget DISABLE TRIGGER resource_budget_stays_locked;
DO $$
DECLARE
  named record;
BEGIN
  FOR named IN SELECT * FROM (VALUES ('county', 'true'), ('department', 'municipality_id'), ('unit', 'department_id'),
    ('needs_budget', 'unit_id, year'), ('resource_budget', 'unit_id, year')) AS all_named (of_table, within)
  LOOP
    EXECUTE format('UPDATE %1$I t SET name = btrim(t.name) || $1 || t.id || $2
      FROM (SELECT id, row_number() OVER (PARTITION BY %2$s, folded_name(name) ORDER BY id) AS place FROM %1$I) AS counted
      WHERE counted.id = t.id AND counted.place > 1', named.of_table, named.within) USING ' (', ')';
  END LOOP;
END $$;
ALTER TABLE needs_budget ENABLE TRIGGER needs_budget_stays_locked;
ALTER TABLE resource_budget ENABLE TRIGGER resource_budget_stays_locked;

ALTER TABLE county DROP CONSTRAINT county_name_key;
ALTER TABLE municipality DROP CONSTRAINT municipality_name_key;
ALTER TABLE department DROP CONSTRAINT department_municipality_id_name_key;
ALTER TABLE unit DROP CONSTRAINT unit_department_id_name_key;
ALTER TABLE needs_budget DROP CONSTRAINT needs_budget_unit_id_year_name_key;
ALTER TABLE resource_budget DROP CONSTRAINT resource_budget_unit_id_year_name_key;
CREATE UNIQUE INDEX county_name ON county (folded_name(name));
CREATE UNIQUE INDEX municipality_name ON municipality (county_id, type, folded_name(name));
CREATE UNIQUE INDEX department_name ON department (municipality_id, folded_name(name));
CREATE UNIQUE INDEX unit_name ON unit (department_id, folded_name(name));
CREATE UNIQUE INDEX needs_budget_name ON needs_budget (unit_id, year, folded_name(name), municipality_id);
CREATE UNIQUE INDEX resource_budget_name ON resource_budget (unit_id, year, folded_name(name), municipality_id);
