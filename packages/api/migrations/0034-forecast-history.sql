-- The history of a forecast: of each save, and of each change that follows from staff or budgets, the cells that it
-- changed, from what to what and by what. One row for a change, which costs a save the least
-- (docs/decisions/0030-history-of-cells.md).
CREATE TABLE forecast_change (
  forecast_id int NOT NULL,
  municipality_id int NOT NULL,
  -- The version that the change made.
  version int NOT NULL CHECK (version > 1),
  changed_at timestamptz NOT NULL,
  -- Null when the system wrote, or the account is gone.
  changed_by int REFERENCES app_user ON DELETE SET NULL,
  -- The rows with changed weeks as kind/source_id, and beside each its weeks: bit 0 is week 1.
  row_keys text[] NOT NULL,
  weeks bigint[] NOT NULL,
  -- By what, in the order of rows and weeks: so many cells by the first, so many by the next.
  origins text[] NOT NULL CHECK (origins <@ ARRAY['typed', 'filled', 'pasted', 'imported', 'diary', 'schedule', 'budget']),
  origin_cells int[] NOT NULL,
  -- Before and after of each cell in hundredths, in the same order (areas/forecast/store/packed-cells.ts).
  hours bytea NOT NULL,
  CHECK (cardinality(row_keys) = cardinality(weeks)),
  CHECK (cardinality(origins) = cardinality(origin_cells)),
  PRIMARY KEY (forecast_id, version, municipality_id),
  FOREIGN KEY (forecast_id, municipality_id) REFERENCES forecast (id, municipality_id) ON DELETE CASCADE
);
-- For what has become too old; it costs next to nothing, as the rows come in the order of time.
CREATE INDEX forecast_change_age ON forecast_change USING brin (changed_at);

-- What is written down is never changed, removed by nobody but the owner, and not written in the name of another.
GRANT SELECT, INSERT ON forecast_change TO veckovis_app;
ALTER TABLE forecast_change ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON forecast_change
  USING (forecast_in_scope(forecast_id)) WITH CHECK (forecast_in_scope(forecast_id));
CREATE POLICY level_to_add ON forecast_change AS RESTRICTIVE FOR INSERT
  WITH CHECK (may_change_forecast(forecast_id, '{2,3,5}', 'WRITE')
    AND current_setting('veckovis.actor', true) IN ('system', changed_by::text));
CREATE POLICY area_to_read ON forecast_change AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere('{2}')));

-- What is older than two years goes once a day, and of each forecast all but the newest 10,000 versions. A past state is
-- read by going back from the present, so nothing goes from the middle.
CREATE FUNCTION prune_forecast_history() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH old AS (
    SELECT forecast_id, max(version) AS version FROM forecast_change
    WHERE changed_at < now() - interval '24 months' GROUP BY forecast_id),
  removed AS (
    DELETE FROM forecast_change c USING forecast f LEFT JOIN old ON old.forecast_id = f.id
    WHERE c.forecast_id = f.id AND c.version <= greatest(old.version, f.version - 10000)
    RETURNING 1)
  SELECT count(*) FROM removed
$$;
REVOKE EXECUTE ON FUNCTION prune_forecast_history() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prune_forecast_history() TO veckovis_app;
