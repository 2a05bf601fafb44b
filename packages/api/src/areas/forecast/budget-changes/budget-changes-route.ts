import { changesOfBudget, type ChangesOfBudget } from '@veckovis/contracts/forecast'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { forecastAccess } from '../forecast-access'

const sql = `SELECT id, to_char(first_day, 'YYYY-MM-DD') AS "firstDay", (ore / 100.0)::float8 AS kronor,
    (hundredths / 100.0)::float8 AS hours, reason
  FROM budget_change WHERE unit_id = $1 AND year = $2 AND withdrawn_at IS NULL ORDER BY first_day, id`

/** For readers of the forecast, who need not read budgets. */
export const budgetChangesRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/forecast/unit/:unitId/:year/budget-changes',
    summary: 'Dated changes of the locked budget of a year that count in its follow-up',
    access: forecastAccess('READ'),
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: changesOfBudget,
    handler: ({ caller: { userId, unitId }, params: { year } }): Promise<ChangesOfBudget> =>
      database.asUser(userId, async transaction => {
        const { rows } = await transaction.query<ChangesOfBudget[number]>({
          name: 'budget-changes',
          text: sql,
          values: [unitId, year],
        })
        return rows
      }),
  })
