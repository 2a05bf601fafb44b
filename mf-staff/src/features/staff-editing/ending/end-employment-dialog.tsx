import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { fullName } from '../../../data/person-name'
import { MemberDialog, type EditDialogProps } from '../member-dialog'
import { endSchema } from '../staff-rules'

/** The last day of an employment: hours are counted up to it, and the history stays. */
export const EndEmploymentDialog = (props: EditDialogProps) => {
  const { t } = useTranslation('mf-staff')
  const name = fullName(props.member, t)
  return (
    <MemberDialog
      {...props}
      title={t('end.title', { name })}
      tone="danger"
      submitLabel={t('end.action')}
      hint={null}
      schema={endSchema(props.member)}
      valuesOf={({ employedTo }) => ({ employedTo: employedTo ?? props.today })}
      changes={({ employedTo }) => (employedTo === props.member.employedTo ? {} : { employedTo })}
      done={({ employedTo }) => t('end.done', { name, day: employedTo })}
    >
      {form => (
        <>
          <p>{t('end.text')}</p>
          <TextField {...form.date('employedTo')} label={t('end.lastDay')} hint={t('end.lastDayHint')} required />
        </>
      )}
    </MemberDialog>
  )
}
