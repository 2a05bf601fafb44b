-- What a person writes about a week of a forecast, or about one row in it: one note for each place.
CREATE TABLE forecast_note (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  forecast_id int NOT NULL,
  weeks int NOT NULL,
  week int NOT NULL,
  -- The row as the page names it; without one the note is about the whole week.
  row_id text CHECK (row_id ~ '^[a-z]+-[a-z0-9-]{1,60}$'),
  text text NOT NULL CHECK (btrim(text) <> '' AND char_length(text) <= 2000),
  version int NOT NULL DEFAULT 1 CHECK (version > 0),
  changed_at timestamptz NOT NULL,
  changed_by int REFERENCES app_user ON DELETE SET NULL,
  CHECK (week BETWEEN 1 AND weeks),
  FOREIGN KEY (forecast_id, weeks) REFERENCES forecast (id, weeks) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (forecast_id, week, row_id)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON forecast_note TO veckovis_app;
GRANT USAGE ON SEQUENCE forecast_note_id_seq TO veckovis_app;

ALTER TABLE forecast_note ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON forecast_note
  USING (forecast_in_scope(forecast_id)) WITH CHECK (forecast_in_scope(forecast_id));
