import { newDepartment, newUnit } from '@veckovis/contracts/organisation'
import { rowsOf, rowsTaken } from '@veckovis/contracts/wire'
import type { ZodType } from 'zod'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { takeRows, tryRows } from '../../../http/row-by-row'
import { keptBySuperAdmins } from '../kept-by-super-admins'
import { createPlace } from '../records/create-place'
import type { NewPlaces } from '../records/place-fields'
import { refusingInWords } from '../records/place-failure'

type ListedKind = 'department' | 'unit'

const importRoute = <Kind extends ListedKind>(
  database: Database,
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
    body: rowsOf(made),
    answer: rowsTaken,
    handler: call =>
      (isCheck ? tryRows : takeRows)<NewPlaces[Kind]>(database, call, {
        make: async (transaction, row) => (await createPlace(transaction, kind, row, call)).id,
        inWords: refusingInWords,
      }),
  })

/** Lists of departments and units, row by row as the dialogs would make them. */
export const importRoutes = (database: Database): AnyRoute[] =>
  [true, false].flatMap(isCheck => [
    importRoute(database, 'department', { made: newDepartment, isCheck }),
    importRoute(database, 'unit', { made: newUnit, isCheck }),
  ])
