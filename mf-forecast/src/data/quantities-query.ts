import { queryOptions } from '@tanstack/react-query'
import { unitQuantities, type SetQuantities, type UnitQuantities } from '@veckovis/contracts/budget'
import { answered, apiClient } from '@veckovis/platform'
import { freshOnOpening } from '@veckovis/platform/queries'

type UnitYear = { readonly unitId: number; readonly year: number }

const pathOf = ({ unitId, year }: UnitYear) => `/budget/unit/${unitId}/quantities/${year}`

/** How many visits and months the unit has in each month of a year. */
export const quantitiesQuery = (of: UnitYear) =>
  queryOptions({
    queryKey: ['unit-quantities', of.unitId, of.year],
    queryFn: ({ signal }) => answered(apiClient.get(pathOf(of), unitQuantities, { signal })),
    ...freshOnOpening,
  })

export const sendQuantities = (of: UnitYear, quantities: SetQuantities): Promise<UnitQuantities> =>
  answered(apiClient.patch(pathOf(of), quantities, unitQuantities))
