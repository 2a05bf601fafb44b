import { useSave } from '@veckovis/forms/saving'
import { notify, useProgress, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Icon } from '@veckovis/ui'
import { DropdownMenu } from '@veckovis/ui/menu'
import { sendNewPassword } from './send-new-password'

type ResetMenuProps = { readonly userId: number; readonly name: string }

/** What can be done for a user of a row. */
export const ResetMenu = ({ userId, name }: ResetMenuProps) => {
  const { t } = useTranslation('mf-analytics')
  const { isBusy, save } = useSave({
    save: () => sendNewPassword(userId),
    // The sentence is quoted; whose address it speaks of is said below it.
    onSaved: email => notify.success(`${t('reset.sent')}\n${t('reset.recipient', { name, email })}`),
    problemOf,
    onProblem: problem => notify.error(problem.message),
  })
  useProgress(isBusy)
  return (
    <DropdownMenu items={[{ key: 'reset', label: t('reset.send'), onSelect: () => void save() }]}>
      <Button variant="quiet" loading={isBusy} icon={<Icon name="more" />} aria-label={t('reset.actions', { name })} />
    </DropdownMenu>
  )
}
