-- Somebody who may not lock a budget asks those who may. A budget has one request at a time: asked, or sent back with a
-- reason until it is asked anew. Withdrawn, and with the lock, the row goes; the audit keeps what happened.
CREATE TABLE lock_request (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  needs_budget_id int,
  resource_budget_id int,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'returned')),
  comment text NOT NULL CHECK (char_length(comment) <= 2000),
  asked_at timestamptz NOT NULL,
  asked_by int REFERENCES app_user ON DELETE SET NULL,
  reason text CHECK (btrim(reason) <> '' AND char_length(reason) <= 2000),
  returned_at timestamptz,
  returned_by int REFERENCES app_user ON DELETE SET NULL,
  PRIMARY KEY (id, municipality_id),
  CHECK (num_nonnulls(needs_budget_id, resource_budget_id) = 1),
  CHECK ((state = 'returned') = (reason IS NOT NULL) AND (state = 'returned') = (returned_at IS NOT NULL)),
  UNIQUE (needs_budget_id, municipality_id),
  UNIQUE (resource_budget_id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  FOREIGN KEY (needs_budget_id, municipality_id) REFERENCES needs_budget (id, municipality_id) ON DELETE CASCADE,
  FOREIGN KEY (resource_budget_id, municipality_id) REFERENCES resource_budget (id, municipality_id) ON DELETE CASCADE
);

GRANT SELECT, INSERT, UPDATE, DELETE ON lock_request TO veckovis_app;
GRANT USAGE ON SEQUENCE lock_request_id_seq TO veckovis_app;

ALTER TABLE lock_request ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON lock_request USING (unit_in_scope(unit_id)) WITH CHECK (unit_in_scope(unit_id));
