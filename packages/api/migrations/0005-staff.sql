-- Staff members: names in Swedish order, a version for saves, creation that happens once, removal that keeps history.
ALTER TABLE staff_member
  ALTER COLUMN first_name TYPE text COLLATE swedish,
  ALTER COLUMN last_name TYPE text COLLATE swedish,
  ADD CONSTRAINT staff_member_names CHECK (btrim(first_name) <> '' AND btrim(last_name) <> ''),
  ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Made by the dialog; with the digest of what was sent under it a repeat is told from another person.
  ADD COLUMN request_id uuid,
  ADD COLUMN request_digest bytea,
  -- The Swedish day on which the member left the table. The row stays, for the weeks that it stands in.
  ADD COLUMN removed_on date,
  ADD CONSTRAINT staff_member_request UNIQUE (unit_id, request_id),
  ADD CONSTRAINT staff_member_digest CHECK ((request_id IS NULL) = (request_digest IS NULL)),
  ADD CONSTRAINT staff_member_removed_ends CHECK (removed_on IS NULL OR employed_to IS NOT NULL);

UPDATE staff_terms SET actual_reason = 'PARENTAL_LEAVE' WHERE actual_reason = 'Parental leave';
ALTER TABLE staff_terms
  ADD CONSTRAINT staff_terms_ordinary_reason CHECK (ordinary_reason IN ('OWN_REQUEST', 'FULL_TIME_NORM', 'OTHER')),
  ADD CONSTRAINT staff_terms_actual_reason CHECK
    (actual_reason IN ('PARENTAL_LEAVE', 'LEAVE_OF_ABSENCE', 'SICK_LEAVE', 'UNION_ASSIGNMENT', 'OTHER')),
  -- A grade below 1.00 has a reason (A-148).
  ADD CONSTRAINT staff_terms_has_ordinary_reason CHECK (ordinary_grade = 1 OR ordinary_reason IS NOT NULL),
  ADD CONSTRAINT staff_terms_has_actual_reason CHECK (actual_grade = 1 OR actual_reason IS NOT NULL);

-- Removing a member is a date in its row, never the loss of it.
REVOKE DELETE ON staff_member FROM veckovis_app;
