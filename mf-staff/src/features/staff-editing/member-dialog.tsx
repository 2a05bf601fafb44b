import type { StaffChanges, StaffMemberWithTerms } from '@veckovis/contracts/staff'
import type { RecordDialogProps } from '@veckovis/forms/dialog'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import type { ReactNode } from 'react'
import type { ChangePart } from '../../data/staff-dialog'
import { changeStaffMember } from '../../data/staff-queries'
import { StaffFormDialog } from './staff-form-dialog'

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

type Values<Name extends string> = Readonly<Record<Name, string>>
type Dialog<Name extends string> = RecordDialogProps<Name, never, StaffMemberWithTerms, unknown>

type MemberDialogProps<Name extends string> = EditDialogProps &
  Pick<Dialog<Name>, 'title' | 'schema' | 'valuesOf' | 'width' | 'tone' | 'hint'> & {
    readonly changes: (values: Values<Name>, before: Values<Name>) => StaffChanges
    readonly submitLabel?: string
    /** What is told once it is saved; the usual sentence when left out. */
    readonly done?: (values: Values<Name>) => string
    readonly children: (form: FormFields<Name>) => ReactNode
  }

/** A form over one stored member. */
export const MemberDialog = <Name extends string>(props: MemberDialogProps<Name>) => {
  const { member, part, changes, done, ...dialog } = props
  const { t } = useTranslation('mf-staff')
  return (
    <StaffFormDialog<Name, StaffMemberWithTerms, unknown>
      hint={t('form.requiredHint')}
      {...dialog}
      unitId={member.unitId}
      dialog={{ kind: 'edit', id: member.id, part }}
      source={member}
      send={(values, { before, version }) => {
        const changed = changes(values, before)
        return Object.keys(changed).length === 0 ? null : changeStaffMember(member.id, changed, version)
      }}
      done={values => done?.(values) ?? t('save.done')}
    />
  )
}
