import type { Access, SampleCalls } from '../../http/admission/access'

const submissions = (level: 'READ' | 'WRITE' | 'APPROVE', from: 'params' | 'record' = 'params'): Access => ({
  place: 'unit',
  from,
  permission: 2,
  level,
  licence: 'forecast',
})

export const whoMayCall: Record<string, Access> = {
  'GET /submissions/unit/:unitId/:year': submissions('READ'),
  'GET /submissions/unit/:unitId/occasion/:occasionId/preview': submissions('WRITE'),
  'POST /submissions/unit/:unitId/occasion/:occasionId': submissions('WRITE'),
  'GET /submissions/:id': submissions('READ', 'record'),
  'POST /submissions/:id/withdraw': submissions('WRITE', 'record'),
  'POST /submissions/:id/decision': submissions('APPROVE', 'record'),
  'GET /submissions/occasions/:year': { place: 'somewhere', permission: 2, level: 'READ' },
  'GET /submissions/occasion/:occasionId': { place: 'somewhere', permission: 2, level: 'READ' },
  'GET /submissions/due': { place: 'somewhere', permission: 2, level: 'READ' },
}

/** The figures of a year in which nothing happens. */
const snapshotSql = `jsonb_build_object('form', 1, 'year', a.year, 'untilMonth', 4,
    'threshold', '{"percent": null, "kronor": null}'::jsonb, 'whole', n.figures,
    'months', (SELECT jsonb_agg(CASE WHEN month > 0 THEN n.figures END) FROM generate_series(1, 12) AS month),
    'layers', '{"outcomeWeeks": 0, "forecastWeeks": 52, "neighbourOutcomeDays": 0, "neighbourDays": 0, "standInDays": 0}'::jsonb,
    'steps', '[]'::jsonb, 'measures', '[]'::jsonb)::text`
const nothing = '{"hours": 0, "ore": 0}'
const figures = `{"budget": ${nothing}, "outcome": null, "projection": ${nothing}, "deviation": ${nothing}}`

export const samples: SampleCalls = {
  records: {
    '/submissions/:id': `WITH asked AS (
        SELECT f.unit_id, f.municipality_id, f.year FROM forecast f WHERE f.unit_id = $1 ORDER BY f.year LIMIT 1),
      occasion AS (
        INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, request_id, request_digest)
        SELECT municipality_id, year, gen_random_uuid()::text, 4, make_date(year, 5, 10), gen_random_uuid(), '' FROM asked
        RETURNING id)
      INSERT INTO submission (municipality_id, unit_id, occasion_id, year, number, state_at, snapshot, digest, budget_ore,
        projection_ore, deviation_ore, deviation_hundredths, request_id, request_digest)
      SELECT a.municipality_id, a.unit_id, o.id, a.year, 1, now(), ${snapshotSql}, sha256('{}'), 0, 0, 0, 0, gen_random_uuid(), ''
      FROM asked a, occasion o, (SELECT '${figures}'::jsonb AS figures) AS n RETURNING id`,
  },
}
