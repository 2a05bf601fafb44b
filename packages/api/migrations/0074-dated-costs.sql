-- Revisions of pay, which may be below 0 where pay falls, and how the amount for unsocial hours falls: dated values of a
-- municipality beside the settings of its budgets.
ALTER TABLE dated_setting
  DROP CONSTRAINT dated_setting_key_check,
  DROP CONSTRAINT dated_setting_value_check;
ALTER TABLE dated_setting ALTER COLUMN value TYPE numeric(9, 4);
ALTER TABLE dated_setting
  ADD CONSTRAINT dated_setting_key_check CHECK (key IN ('payroll-overhead', 'full-time-hours', 'cost-factor-borrowed',
    'cost-factor-hourly', 'cost-factor-filling', 'cost-factor-overtime', 'cost-factor-staggered',
    'cost-factor-short-term-illness', 'unsocial-hours-by-calendar', 'unsocial-weight-weekday-night',
    'unsocial-weight-weekend', 'unsocial-weight-major-holiday',
    'pay-revision-percent', 'pay-revision-percent:buffer', 'pay-revision-percent:group-leader', 'pay-revision-percent:scheduler', 'pay-revision-percent:substitutes', 'pay-revision-percent:planner',
    'pay-revision-percent:administrative-staff', 'pay-revision-percent:other', 'pay-revision-kronor',
    'pay-revision-kronor:buffer', 'pay-revision-kronor:group-leader', 'pay-revision-kronor:scheduler',
    'pay-revision-kronor:substitutes', 'pay-revision-kronor:planner', 'pay-revision-kronor:administrative-staff', 'pay-revision-kronor:other')),
  ADD CONSTRAINT dated_setting_value_check CHECK (CASE
    WHEN key LIKE 'pay-revision-percent%' THEN value > -20 AND value <= 50 AND value <> 0 AND value = round(value, 2)
    WHEN key LIKE 'pay-revision-kronor%' THEN value BETWEEN -10000 AND 20000 AND value <> 0 AND value = round(value, 2)
    WHEN key = 'unsocial-hours-by-calendar' THEN value IN (0, 1)
    WHEN key LIKE 'unsocial-weight-%' THEN value > 0 AND value <= 100 AND value = round(value, 2)
    ELSE value >= 0 AND value < 10000 END),
  ADD CONSTRAINT dated_setting_of_municipality
    CHECK (municipality_id IS NOT NULL OR (key NOT LIKE 'pay-revision-%' AND key NOT LIKE 'unsocial-%'));
