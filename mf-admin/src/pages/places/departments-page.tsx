import { useQuery } from '@tanstack/react-query'
import type { DepartmentRow, departmentSortFields } from '@veckovis/contracts/organisation'
import { departmentShape } from '../../data/place-lists'
import { departmentListQuery, readPlaces } from '../../data/place-queries'
import { departmentColumns } from '../../features/places/columns/place-columns'
import { ClosablePlaces, type ClosableList } from './closable-places'

const departments: ClosableList<DepartmentRow, (typeof departmentSortFields)[number]> = {
  of: 'department',
  icon: 'admin',
  shape: departmentShape,
  useRows: part => useQuery(departmentListQuery(part)),
  read: readPlaces.department,
  levels: ['county', 'municipality'],
  columns: departmentColumns,
}

/** Every department, with what lies in it. */
export const DepartmentsPage = () => <ClosablePlaces places={departments} />
