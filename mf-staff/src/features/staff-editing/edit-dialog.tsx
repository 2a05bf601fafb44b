import { useQuery } from '@tanstack/react-query'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
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

/** The dialog for one part of a member; a kept draft opens it before the member is read. */
export const EditDialog = ({ unitId, id, part, today, onClose }: EditDialogProps) => {
  const { t } = useTranslation('mf-staff')
  const title = t(part === 'end' ? 'end.action' : `parts.${part}`)
  const PartDialog = dialogs[part]
  return (
    <LoadedDialog title={title} query={useQuery(staffMemberQuery(unitId, id))} onClose={onClose}>
      {({ data, version }) => (
        <PartDialog member={data} part={part} version={version} today={today} onClose={onClose} />
      )}
    </LoadedDialog>
  )
}
