import { useTranslation } from '@veckovis/platform'
import { Button, Checkbox, Inline, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import type { TableName } from '../../parts/table/analytics-column'

type ColumnsDialogProps = {
  readonly of: TableName
  /** Those that may be hidden, in their order. */
  readonly keys: readonly string[]
  readonly hidden: readonly string[]
  readonly onHide: (hidden: readonly string[]) => void
  readonly onClose: () => void
}

/** Which columns are shown; it is kept for the person, and holds for the paper and not for the file. */
export const ColumnsDialog = ({ of, keys, hidden, onHide, onClose }: ColumnsDialogProps) => {
  const { t } = useTranslation('mf-analytics')
  const footer = (
    <Inline justify="end">
      <Button disabled={hidden.length === 0} onClick={() => onHide([])}>
        {t('columnsDialog.all')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('columnsDialog.done')}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={t('columnsDialog.title')} onCancel={onClose} footer={footer}>
      <Stack gap={2}>
        {keys.map(key => (
          <Checkbox
            key={key}
            label={t(`columns.${of}.${key}`)}
            checked={!hidden.includes(key)}
            onChange={({ target }) => onHide(target.checked ? hidden.filter(each => each !== key) : [...hidden, key])}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
