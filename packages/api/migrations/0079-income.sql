-- What the locked budgets of a forecast bring in its weeks by the prices of its municipality, as packages/domain calculates
-- it (A-213). Null where the municipality has no prices or the budget is not paid by hour or room.
ALTER TABLE forecast ADD COLUMN income jsonb CHECK (jsonb_typeof(income) = 'object');
