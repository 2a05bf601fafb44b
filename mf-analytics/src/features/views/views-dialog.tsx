import { useForm } from '@veckovis/forms'
import { required, textField } from '@veckovis/forms/rules'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon, Inline, Stack, TextField } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { object } from 'yup'
import type { SavedView } from '../../parts/kept/saved-view'
import * as styles from './views.module.css'

type ViewsDialogProps = {
  readonly views: readonly SavedView[]
  readonly onSave: (name: string) => void
  readonly onRemove: (view: SavedView) => void
  readonly onClose: () => void
}

const longestName = 60
const schema = object({
  name: textField(
    required(text => (text.trim().length > longestName ? 'too-long' : null)),
    failure => `views.problems.${failure}`,
  ),
})

/** Gives what is shown a name, and takes views away that have one. */
export const ViewsDialog = ({ views, onSave, onRemove, onClose }: ViewsDialogProps) => {
  const { t } = useTranslation('mf-analytics')
  const form = useForm<'name'>({
    ...{ initialValues: { name: '' }, schema, words: t },
    submit: ({ name }) => Promise.resolve(onSave(name.trim())),
  })
  return (
    <Dialog open title={t('views.save')} onCancel={onClose}>
      <Stack gap={4}>
        <form {...form.formProps}>
          <Inline gap={3}>
            <TextField {...form.text('name')} label={t('views.name')} hint={t('views.hint')} autoComplete="off" />
            <Button type="submit" variant="primary">
              {t('views.keep')}
            </Button>
          </Inline>
        </form>
        {views.length > 0 && (
          <ul className={styles.views} aria-label={t('views.saved')}>
            {views.map(view => (
              <li key={view.name}>
                <span>{view.name}</span>
                <Button
                  variant="quiet"
                  icon={<Icon name="close" />}
                  aria-label={t('views.remove', { name: view.name })}
                  onClick={() => onRemove(view)}
                />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}
