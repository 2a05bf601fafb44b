-- Prices of what a unit is paid for (A-213) and how sick pay is counted (A-214): dated values of a municipality beside the
-- settings of its budgets.
ALTER TABLE dated_setting
  DROP CONSTRAINT dated_setting_key_check,
  DROP CONSTRAINT dated_setting_value_check,
  DROP CONSTRAINT dated_setting_of_municipality;
ALTER TABLE dated_setting
  ADD CONSTRAINT dated_setting_key_check CHECK (key IN (
    'payroll-overhead', 'full-time-hours', 'cost-factor-borrowed', 'cost-factor-hourly', 'cost-factor-filling',
    'cost-factor-overtime', 'cost-factor-staggered', 'cost-factor-short-term-illness', 'unsocial-hours-by-calendar',
    'unsocial-weight-weekday-night', 'unsocial-weight-weekend', 'unsocial-weight-major-holiday',
    'pay-revision-percent', 'pay-revision-percent:buffer', 'pay-revision-percent:group-leader',
    'pay-revision-percent:scheduler', 'pay-revision-percent:substitutes', 'pay-revision-percent:planner',
    'pay-revision-percent:administrative-staff', 'pay-revision-percent:other', 'pay-revision-kronor',
    'pay-revision-kronor:buffer', 'pay-revision-kronor:group-leader', 'pay-revision-kronor:scheduler',
    'pay-revision-kronor:substitutes', 'pay-revision-kronor:planner', 'pay-revision-kronor:administrative-staff',
    'pay-revision-kronor:other', 'price-granted-hour:urban-area', 'price-granted-hour:countryside',
    'price-granted-hour:nursing-care', 'price-granted-hour:service', 'price-granted-hour:health-care',
    'price-granted-hour:approved-time', 'price-performed-hour:urban-area', 'price-performed-hour:countryside',
    'price-performed-hour:nursing-care', 'price-performed-hour:service', 'price-performed-hour:health-care',
    'price-performed-hour:approved-time', 'price-visit', 'price-room-day', 'price-month', 'sick-pay-by-spell',
    'sick-pay-from-day-15')),
  ADD CONSTRAINT dated_setting_value_check CHECK (CASE
    WHEN key LIKE 'pay-revision-percent%' THEN value > -20 AND value <= 50 AND value <> 0 AND value = round(value, 2)
    WHEN key LIKE 'pay-revision-kronor%' THEN value BETWEEN -10000 AND 20000 AND value <> 0 AND value = round(value, 2)
    WHEN key IN ('unsocial-hours-by-calendar', 'sick-pay-by-spell') THEN value IN (0, 1)
    WHEN key LIKE 'unsocial-weight-%' THEN value > 0 AND value <= 100 AND value = round(value, 2)
    WHEN key LIKE 'price-%' THEN value >= 0 AND value < 100000 AND value = round(value, 2)
    WHEN key = 'sick-pay-from-day-15' THEN value BETWEEN 0 AND 1 AND value = round(value, 2)
    ELSE value >= 0 AND value < 10000 END),
  ADD CONSTRAINT dated_setting_of_municipality CHECK (municipality_id IS NOT NULL OR (key NOT LIKE 'pay-revision-%'
    AND key NOT LIKE 'unsocial-%' AND key NOT LIKE 'price-%' AND key NOT LIKE 'sick-pay-%'));
