import { FormDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { Stack, TextField } from '@veckovis/ui'
import { fullName } from '../../../data/person-name'
import { endSchema } from '../staff-rules'
import { useMemberForm, type EditDialogProps } from '../use-member-form'

/** The last day of an employment: hours are counted up to it, and the history stays. */
export const EndEmploymentDialog = (props: EditDialogProps) => {
  const { member, today, onClose } = props
  const { t } = useTranslation('mf-staff')
  const name = fullName(member, t)
  const form = useMemberForm({
    ...props,
    initialValues: { employedTo: member.employedTo ?? today },
    schema: endSchema(member),
    changes: ({ employedTo }) => (employedTo === member.employedTo ? {} : { employedTo }),
    done: ({ employedTo }) => t('end.done', { name, day: employedTo }),
  })
  return (
    <FormDialog
      title={t('end.title', { name })}
      tone="danger"
      form={form}
      submitLabel={t('end.action')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>{t('end.text')}</p>
        <TextField {...form.date('employedTo')} label={t('end.lastDay')} hint={t('end.lastDayHint')} required />
      </Stack>
    </FormDialog>
  )
}
