import { newDepartment, newUnit } from '@veckovis/contracts/organisation'
import { rowsOf, rowsTaken } from '@veckovis/contracts/wire'
import type { ZodType } from 'zod'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { takeRows, tryRows, type RowServices } from '../../../http/row-by-row'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { createPlace } from '../records/create-place'
import type { NewPlaces } from '../records/place-fields'
import { refusingInWords } from '../records/place-failure'

type ListedKind = 'department' | 'unit'

const importRoute = <Kind extends ListedKind>(
  services: RowServices,
  kind: Kind,
  { made, isCheck }: { readonly made: ZodType<NewPlaces[Kind]>; readonly isCheck: boolean },
): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: isCheck ? `/${kind}/import/check` : `/${kind}/import`,
    summary: isCheck ? `Says which ${kind}s of a list could be made` : `Makes the ${kind}s of a list that can be made`,
    access: keptBySuperAdmins,
    data: 'ordinary',
    audit: { writes: ['place-created'] },
    work: 'long',
    body: rowsOf(made),
    answer: rowsTaken,
    handler: call =>
      (isCheck ? tryRows : takeRows)<NewPlaces[Kind]>(services, call, {
        make: async (transaction, row) => (await createPlace(transaction, kind, row, call)).id,
        inWords: refusingInWords,
      }),
  })

/** Lists of departments and units, row by row as the dialogs would make them. */
export const importRoutes = (services: RowServices): AnyRoute[] =>
  [true, false].flatMap(isCheck => [
    importRoute(services, 'department', { made: newDepartment, isCheck }),
    importRoute(services, 'unit', { made: newUnit, isCheck }),
  ])
