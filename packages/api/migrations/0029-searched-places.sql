-- Names as they are searched: stored, because folding those of 5,000 units takes longer than finding them.
ALTER TABLE county ADD COLUMN searched_name text COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (folded_name(name || ' ' || coalesce(code, ''))) STORED;
ALTER TABLE municipality ADD COLUMN searched_name text COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (folded_name(name || ' ' || code)) STORED;
ALTER TABLE department ADD COLUMN searched_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (folded_name(name)) STORED;
ALTER TABLE unit ADD COLUMN searched_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (folded_name(name)) STORED;

-- Lists and the tree come in Swedish order, which takes long to work out.
CREATE INDEX department_in_order ON department (name, id);
CREATE INDEX unit_in_order ON unit (name, id);
