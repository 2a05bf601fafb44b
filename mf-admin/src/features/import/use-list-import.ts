import { useRowRun, type RowRequest } from '@veckovis/lists/import'
import { checkRows, importRows } from '../../data/import-calls'
import type { ListKind, RowReason } from './list/list-row'

/** The server takes three times as many roles in one call; a person has at most 300. */
const rolesAtOnce = 1_000

const rolesOf = (request: RowRequest): number =>
  'roles' in request && Array.isArray(request.roles) ? request.roles.length : 0

/** A list of this kind on its way in. `onTaken` is called when rows have gone in. */
export const useListImport = ({ name }: ListKind, onTaken: () => unknown) =>
  useRowRun<RowReason>({
    calls: { check: rows => checkRows(name, rows), import: rows => importRows(name, rows) },
    weight: { of: rolesOf, atOnce: rolesAtOnce },
    onTaken,
  })

export type ListImport = ReturnType<typeof useListImport>
