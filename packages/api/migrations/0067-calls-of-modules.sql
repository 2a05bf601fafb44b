-- The operations of the API that a version calls; null of versions whose build does not say.
ALTER TABLE module_version ADD COLUMN calls jsonb;
