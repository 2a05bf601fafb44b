-- A module may need no licence (A-186): the administration of places and people.
ALTER TABLE module ALTER COLUMN licence_key DROP NOT NULL;
