import { useQuery } from '@tanstack/react-query'
import type { ChangePart } from '../../data/staff-dialog'
import { staffMemberQuery } from '../../data/staff-queries'
import { BasicInfoDialog } from './basic-info-dialog'
import { EndEmploymentDialog } from './ending/end-employment-dialog'
import { CurrentServiceDialog, OrdinaryServiceDialog, SalaryDialog, WeeklyHoursDialog } from './terms-dialogs'

const dialogs = {
  basic: BasicInfoDialog,
  current: CurrentServiceDialog,
  ordinary: OrdinaryServiceDialog,
  salary: SalaryDialog,
  hours: WeeklyHoursDialog,
  end: EndEmploymentDialog,
}

type EditDialogProps = {
  readonly unitId: number
  readonly id: number
  readonly part: ChangePart
  readonly today: string
  readonly onClose: () => void
}

/** The dialog for one part of a member; the member was read by the view from which it is opened. */
export const EditDialog = ({ unitId, id, part, today, onClose }: EditDialogProps) => {
  const { data } = useQuery(staffMemberQuery(unitId, id))
  if (data === undefined) return null
  const PartDialog = dialogs[part]
  return <PartDialog member={data.data} part={part} version={data.version} today={today} onClose={onClose} />
}
