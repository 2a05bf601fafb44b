-- How fast each version of a module is, as counts in fixed buckets, by day. Nothing about any person or unit.
CREATE TABLE module_measure_day (
  module_id text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('load', 'lcp', 'inp', 'cls')),
  day date NOT NULL,
  -- Upper bound of the bucket: milliseconds, or thousandths of a layout shift
  up_to int NOT NULL CHECK (up_to > 0),
  count int NOT NULL CHECK (count > 0),
  PRIMARY KEY (module_id, version, kind, day, up_to),
  FOREIGN KEY (module_id, version) REFERENCES module_version (module_id, version)
);
ALTER TABLE module_measure_day ENABLE ROW LEVEL SECURITY;
CREATE POLICY registry_is_read ON module_measure_day FOR SELECT USING (true);
CREATE POLICY system_counts ON module_measure_day USING (current_setting('veckovis.actor', true) = 'system')
  WITH CHECK (current_setting('veckovis.actor', true) = 'system');
GRANT SELECT, INSERT, UPDATE (count) ON module_measure_day TO veckovis_app;

CREATE FUNCTION prune_module_measures() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH removed AS (DELETE FROM module_measure_day WHERE day < (now() AT TIME ZONE 'UTC')::date - 60 RETURNING 1)
  SELECT count(*) FROM removed
$$;
REVOKE ALL ON FUNCTION prune_module_measures() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prune_module_measures() TO veckovis_app;
