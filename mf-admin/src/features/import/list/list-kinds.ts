import { departmentList } from './department-list'
import type { ListKind } from './list-row'
import { unitList } from './unit-list'
import { userList } from './user-list'

/** What lists may be about. */
export const listKinds: Readonly<Record<ListKind['name'], ListKind>> = {
  department: departmentList,
  unit: unitList,
  user: userList,
}
