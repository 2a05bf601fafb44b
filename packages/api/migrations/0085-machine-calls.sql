-- A unit's code, by which other systems of the municipality know it (A-212).
ALTER TABLE unit ADD COLUMN code text CHECK (char_length(code) BETWEEN 1 AND 40);
CREATE UNIQUE INDEX unit_code ON unit (municipality_id, code);
GRANT INSERT (code), UPDATE (code) ON unit TO veckovis_app;
