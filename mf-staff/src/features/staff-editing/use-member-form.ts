import { useFilledFrom } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import type { StaffChanges, StaffMemberWithTerms } from '@veckovis/contracts/staff'
import type { ObjectSchema } from 'yup'
import type { ChangePart } from '../../data/staff-dialog'
import { staffDraftKind, subjectOfDialog } from '../../data/staff-draft'
import { changeStaffMember, refreshStaff } from '../../data/staff-queries'
import { useStaffForm } from './use-staff-form'

/** What every dialog about a stored member needs. */
export type EditDialogProps = {
  readonly member: StaffMemberWithTerms
  readonly part: ChangePart
  /** The version of the member given: the server takes a change of no other. */
  readonly version: string
  /** Today in Sweden, YYYY-MM-DD. */
  readonly today: string
  readonly onClose: () => void
}

type MemberFormOptions<Name extends string> = EditDialogProps & {
  /** What the fields show of the member as it is known now. */
  readonly initialValues: Record<Name, string>
  readonly schema: ObjectSchema<Record<Name, string>>
  readonly changes: (values: Record<Name, string>, before: Record<Name, string>) => StaffChanges
  /** What is told once it is saved; the usual sentence when left out. */
  readonly done?: (values: Record<Name, string>) => string
}

/** A form over one stored member: sends the changes with the version they rest on, and closes when they are taken. */
export const useMemberForm = <Name extends string>(options: MemberFormOptions<Name>) => {
  const { member, part, version, onClose } = options
  const { t } = useTranslation('mf-staff')
  // As it was when the dialog opened: what somebody else changes meanwhile is not sent back as it was before.
  const { values: initialValues, sendOn } = useFilledFrom({ version, values: options.initialValues })
  const subject = subjectOfDialog({ kind: 'edit', id: member.id, part })
  return useStaffForm<Name>({
    draft: { kind: staffDraftKind, unitId: member.unitId, subject },
    initialValues,
    follows: true,
    schema: options.schema,
    save: async values => {
      const changes = options.changes(values, initialValues)
      if (Object.keys(changes).length > 0) {
        await sendOn(basis => changeStaffMember(member.id, changes, basis))
        notify.success(options.done?.(values) ?? t('save.done'))
        await refreshStaff(member.unitId)
      }
      onClose()
    },
    // Somebody else was first: the stored member is fetched, and the next save rests on it. What is typed stays.
    onProblem: async problem => {
      if (problem.kind === 'stale') await refreshStaff(member.unitId)
    },
  })
}
