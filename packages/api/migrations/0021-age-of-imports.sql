-- Workbooks hold what somebody had in a file, perhaps about people: what is older than two years, and of each unit all
-- but the 500 newest, goes once a day. What is younger nobody but the owner can remove, whatever program asks.
CREATE FUNCTION prune_excel_imports() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH numbered AS (
    SELECT id, created_at, row_number() OVER (PARTITION BY unit_id ORDER BY created_at DESC, id DESC) AS place
    FROM excel_import),
  removed AS (
    DELETE FROM excel_import WHERE id IN (
      SELECT id FROM numbered WHERE created_at < now() - interval '24 months' OR place > 500)
    RETURNING 1)
  SELECT count(*) FROM removed
$$;
REVOKE EXECUTE ON FUNCTION prune_excel_imports() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prune_excel_imports() TO veckovis_app;
