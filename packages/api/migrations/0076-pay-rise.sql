-- What revisions of pay add to the weeks of a forecast over its locked budget (A-215), as packages/domain calculates it:
-- percent of the cost per hour, and SEK of the fixed cost. Both are empty where no revision lies in the year.
ALTER TABLE forecast
  ADD COLUMN pay_rise double precision[] NOT NULL DEFAULT '{}',
  ADD COLUMN fixed_cost_rise double precision[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT forecast_rises CHECK (
    (pay_rise = '{}' AND fixed_cost_rise = '{}')
    OR (is_figure_series(pay_rise, weeks) AND is_figure_series(fixed_cost_rise, weeks)));
