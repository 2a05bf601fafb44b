import { setQuantities, unitQuantities } from '@veckovis/contracts/budget'
import { permissionIds, type PermissionLevel } from '@veckovis/domain/access'
import type { Access } from '../../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { unitYearParams } from '../budget-access'
import type { BudgetServices } from '../budget-context'
import { createQuantitiesService } from './quantities-service'

/** Typed by those who keep the forecast, which shows what they bring. */
const forecastAccess = (level: PermissionLevel): Access => ({
  place: 'unit',
  permission: permissionIds.forecast,
  level,
  licence: 'forecast',
})

const url = '/budget/unit/:unitId/quantities/:year'

/** How many visits and months a unit is paid for. */
export const quantitiesRoutes = (services: BudgetServices): AnyRoute[] => {
  const service = createQuantitiesService(services)
  return [
    defineRoute({
      method: 'GET',
      url,
      summary: 'How many visits and months of the price list a unit has in each month of a year',
      access: forecastAccess('READ'),
      data: 'ordinary',
      params: unitYearParams,
      answer: unitQuantities,
      handler: ({ caller: { userId, unitId }, params: { year } }) => service.read({ userId, unitId, year }),
    }),
    defineRoute({
      method: 'PATCH',
      url,
      summary: 'Sets them for a whole year, all or none, based on the version that was read; the forecasts follow',
      access: forecastAccess('WRITE'),
      data: 'ordinary',
      audit: { writes: ['unit-quantities-set'] },
      params: unitYearParams,
      body: setQuantities,
      answer: unitQuantities,
      handler: ({ caller, audit, params: { year }, body }) => service.set({ ...caller, year, audit }, body),
    }),
  ]
}
