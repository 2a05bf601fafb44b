-- What dated settings of the municipality add to the weeks of a forecast over its locked budget, as packages/domain
-- calculates it: percent of the cost per hour and SEK of the fixed cost by revisions of pay (A-215), SEK of unsocial hours by
-- the calendar (A-216). All are empty where they change nothing in the year.
ALTER TABLE forecast
  ADD COLUMN pay_rise double precision[] NOT NULL DEFAULT '{}',
  ADD COLUMN fixed_cost_rise double precision[] NOT NULL DEFAULT '{}',
  ADD COLUMN unsocial_shift double precision[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT forecast_cost_shifts CHECK (
    (pay_rise = '{}' AND fixed_cost_rise = '{}' AND unsocial_shift = '{}')
    OR (is_figure_series(pay_rise, weeks) AND is_figure_series(fixed_cost_rise, weeks)
      AND is_figure_series(unsocial_shift, weeks)));
