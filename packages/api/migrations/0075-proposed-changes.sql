-- A change of an approved absence that somebody who may only write has proposed (docs/decisions/0059-proposed-changes.md).
-- It waits behind the entry until it is decided or withdrawn, and stays; an approval says which change it has become.
CREATE TABLE diary_proposal (
  id int GENERATED ALWAYS AS IDENTITY,
  municipality_id int NOT NULL,
  unit_id int NOT NULL,
  entry_id int NOT NULL,
  -- Of the entry as the proposer saw it: an entry that has changed since is not changed by this.
  entry_version int NOT NULL CHECK (entry_version > 1),
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  until date NOT NULL,
  per_day numeric(4, 2) NOT NULL CHECK (per_day > 0 AND per_day < 16),
  begins_at text CHECK (begins_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ends_at text CHECK (ends_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  is_night_work boolean,
  substitute_type_id int REFERENCES substitute_type,
  substitute_per_day numeric(4, 2) CHECK (substitute_per_day >= 0 AND substitute_per_day < 16),
  substitute_member_id int,
  substitute_pool text CHECK (char_length(substitute_pool) BETWEEN 1 AND 60),
  -- Of the change that the approval makes, so that a repeated approval makes one.
  request_id uuid NOT NULL DEFAULT gen_random_uuid(),
  proposed_at timestamptz NOT NULL,
  proposed_by int REFERENCES app_user ON DELETE SET NULL,
  -- Those who may approve it, by mail, as of an entry that waits.
  reminded_at timestamptz,
  decided_at timestamptz,
  decided_by int REFERENCES app_user ON DELETE SET NULL,
  decision_comment text NOT NULL DEFAULT '' CHECK (char_length(decision_comment) <= 2000),
  -- The version of the entry that the approval has made.
  made_version int CHECK (made_version > entry_version),
  PRIMARY KEY (id, municipality_id),
  FOREIGN KEY (entry_id, municipality_id) REFERENCES diary_entry (id, municipality_id),
  FOREIGN KEY (unit_id, municipality_id) REFERENCES unit (id, municipality_id),
  FOREIGN KEY (substitute_member_id, municipality_id) REFERENCES staff_member (id, municipality_id),
  CHECK ((status = 'WAITING') = (decided_at IS NULL)),
  CHECK ((status = 'APPROVED') = (made_version IS NOT NULL)),
  CHECK (num_nonnulls(begins_at, ends_at, is_night_work) IN (0, 3)),
  CHECK ((substitute_type_id IS NULL) = (substitute_per_day IS NULL)),
  CHECK (num_nonnulls(substitute_member_id, substitute_pool) = 0
    OR (coalesce(substitute_per_day, 0) > 0 AND num_nonnulls(substitute_member_id, substitute_pool) = 1))
);
-- One at a time waits behind an entry.
CREATE UNIQUE INDEX diary_proposal_waiting ON diary_proposal (entry_id, municipality_id) WHERE status = 'WAITING';
CREATE INDEX diary_proposal_of_unit ON diary_proposal (unit_id, entry_id) WHERE status = 'WAITING';
CREATE INDEX diary_proposal_substitute ON diary_proposal (substitute_member_id, unit_id)
  WHERE substitute_member_id IS NOT NULL;
GRANT SELECT, INSERT (municipality_id, unit_id, entry_id, entry_version, until, per_day, begins_at, ends_at, is_night_work,
    substitute_type_id, substitute_per_day, substitute_member_id, substitute_pool, proposed_at, proposed_by),
  UPDATE (status, decided_at, decided_by, decision_comment, made_version, reminded_at) ON diary_proposal TO veckovis_app;
GRANT USAGE ON SEQUENCE diary_proposal_id_seq TO veckovis_app;

ALTER TABLE diary_proposal ENABLE ROW LEVEL SECURITY;
CREATE POLICY unit_wall ON diary_proposal
  USING (coalesce(unit_id = (SELECT remembered_unit()), false) OR unit_in_remembered_scope(unit_id))
  WITH CHECK (unit_in_scope(unit_id));
CREATE POLICY area_to_read ON diary_proposal AS RESTRICTIVE FOR SELECT USING ((SELECT actor_holds_somewhere('{1}')));
CREATE POLICY level_to_add ON diary_proposal AS RESTRICTIVE FOR INSERT
  WITH CHECK (may_change_unit(unit_id, '{1}', 'WRITE') AND EXISTS (SELECT FROM diary_entry e WHERE e.id = entry_id
    AND e.unit_id = diary_proposal.unit_id AND e.status = 'APPROVED' AND e.category = 'ABSENCE'
    AND e.version = entry_version));
CREATE POLICY level_to_change ON diary_proposal AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (may_change_unit(unit_id, '{1}', 'WRITE'));

CREATE TRIGGER diary_proposal_proposed_by_is_added BEFORE INSERT ON diary_proposal FOR EACH ROW
WHEN (NEW.proposed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER diary_proposal_proposed_by_is_changed BEFORE UPDATE OF proposed_by ON diary_proposal FOR EACH ROW
WHEN (OLD.proposed_by IS DISTINCT FROM NEW.proposed_by
  AND NEW.proposed_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER diary_proposal_decided_by_is_added BEFORE INSERT ON diary_proposal FOR EACH ROW
WHEN (NEW.decided_by IS NOT NULL AND NEW.decided_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER diary_proposal_decided_by_is_changed BEFORE UPDATE OF decided_by ON diary_proposal FOR EACH ROW
WHEN (OLD.decided_by IS DISTINCT FROM NEW.decided_by
  AND NEW.decided_by::text IS DISTINCT FROM current_setting('veckovis.actor', true))
EXECUTE FUNCTION refuse_name_of_another();
CREATE TRIGGER diary_proposal_substitute_is_added BEFORE INSERT ON diary_proposal FOR EACH ROW
WHEN (NEW.substitute_member_id IS NOT NULL) EXECUTE FUNCTION refuse_substitute_out_of_reach();

-- It is decided once, as it waited: by the level that approves, and withdrawn by who proposed it.
CREATE FUNCTION keep_decided_proposal() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  actor text := current_setting('veckovis.actor', true);
  of_decision text[] := ARRAY['status', 'decided_at', 'decided_by', 'decision_comment', 'made_version'];
BEGIN
  IF current_user <> 'veckovis_app' THEN RETURN NEW; END IF;
  IF OLD.status = 'WAITING' AND to_jsonb(NEW) - 'reminded_at' = to_jsonb(OLD) - 'reminded_at' THEN RETURN NEW; END IF;
  IF OLD.status <> 'WAITING' OR NEW.status = 'WAITING' THEN
    RAISE EXCEPTION 'a proposal is decided once' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.decided_by::text IS DISTINCT FROM actor
    OR (NEW.status = 'WITHDRAWN' AND OLD.proposed_by::text IS DISTINCT FROM actor)
    OR (NEW.status <> 'WITHDRAWN' AND NOT may_change_unit(NEW.unit_id, '{1}', 'APPROVE')) THEN
    RAISE EXCEPTION 'a decision takes the level that approves' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF to_jsonb(NEW) - of_decision IS DISTINCT FROM to_jsonb(OLD) - of_decision THEN
    RAISE EXCEPTION 'a decision changes nothing else' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.status = 'APPROVED' AND NOT EXISTS (SELECT FROM diary_change c WHERE c.entry_id = NEW.entry_id
    AND c.version = NEW.made_version AND c.until = NEW.until AND c.xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION 'an approval comes with the change that it made' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER diary_proposal_stays_decided BEFORE UPDATE ON diary_proposal
FOR EACH ROW EXECUTE FUNCTION keep_decided_proposal();

-- As in 0073, and whom a proposal names.
CREATE OR REPLACE FUNCTION substitutes_of_diary(asked_unit int, asked int[]) RETURNS TABLE (id int, first_name text,
  last_name text, unit_id int, unit_name text, employed_from date, employed_to date, removed_on date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp ROWS 10 AS $$
  SELECT s.id, s.first_name, s.last_name, u.id, u.name, s.employed_from, s.employed_to, s.removed_on
  FROM unit own JOIN staff_member s ON s.municipality_id = own.municipality_id JOIN unit u ON u.id = s.unit_id
  WHERE own.id = asked_unit AND s.id = ANY (asked) AND (SELECT unit_in_scope(asked_unit))
    AND (SELECT actor_holds_somewhere('{1}'))
    AND (may_change_unit(s.unit_id, '{1}', 'READ')
      OR EXISTS (SELECT FROM diary_entry e WHERE e.unit_id = asked_unit AND e.substitute_member_id = s.id)
      OR EXISTS (SELECT FROM diary_change c WHERE c.unit_id = asked_unit AND c.substitute_member_id = s.id)
      OR EXISTS (SELECT FROM diary_change c WHERE c.unit_id = asked_unit AND c.was_substitute_member_id = s.id)
      OR EXISTS (SELECT FROM diary_proposal p WHERE p.unit_id = asked_unit AND p.substitute_member_id = s.id))
$$;
