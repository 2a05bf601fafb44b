/** The last that the unit `u` has handed in for the occasion of this id, as `s`; nothing where it is withdrawn. */
export const joinLatest = (occasionId: string): string => `LEFT JOIN LATERAL (
    SELECT l.id, l.number, l.state, l.state_at, l.budget_ore, l.projection_ore, l.deviation_ore, l.handed_in_by
    FROM submission l WHERE l.occasion_id = ${occasionId} AND l.unit_id = u.id ORDER BY l.number DESC LIMIT 1
  ) AS s ON s.state <> 'withdrawn'`

/** A forecast `f` of the year of the unit `u`. */
export const joinForecast = (year: string): string => `JOIN forecast f
    ON f.unit_id = u.id AND f.municipality_id = u.municipality_id AND f.year = ${year}`

/** One of both of whose budgets nothing changes any more: without one nothing is handed in. */
export const joinLockedForecast = (year: string): string => `${joinForecast(year)}
  JOIN resource_budget b ON b.id = f.resource_budget_id AND b.municipality_id = f.municipality_id AND b.state = 'locked'
  JOIN needs_budget n ON n.id = f.needs_budget_id AND n.municipality_id = f.municipality_id AND n.state = 'locked'`
