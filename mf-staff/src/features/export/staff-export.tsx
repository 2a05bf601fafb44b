import { ListExport } from '@veckovis/lists'
import { useActiveUnit, useTranslation } from '@veckovis/platform'
import type { StaffListPart } from '../../data/staff-queries'

type StaffExportProps = {
  readonly unitId: number
  readonly part: StaffListPart
  /** Of the list; undefined until it is there. */
  readonly total: number | undefined
}

const fetchCode = () => import('./export-staff')

/** Gives the whole list as a file. */
export const StaffExport = ({ unitId, part, total = 0 }: StaffExportProps) => {
  const { t } = useTranslation('mf-staff')
  const unitName = useActiveUnit()?.unit.name ?? ''
  return (
    <ListExport
      fetchCode={fetchCode}
      give={({ exportStaff }, giving) => exportStaff({ unitId, unitName, part, t, giving })}
      disabled={total === 0}
    />
  )
}
