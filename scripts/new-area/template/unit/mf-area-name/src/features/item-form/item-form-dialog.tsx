import { useQuery } from '@tanstack/react-query'
import type { AreaNameItem } from '@veckovis/contracts/area-name'
import { LoadedDialog, RecordDialog, type RecordDialogProps } from '@veckovis/forms/dialog'
import { changesOf } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { addItem, changeItem, itemQuery, refreshItems } from '../../data/area-name-queries'
import { itemDraftKind, newItemSubject, subjectOfItem } from '../../data/item-dialog'
import { emptyItem, itemSchema, sentOf, valuesOf, type ItemField } from './item-values'

type ItemDialogProps = { readonly unitId: number; readonly onClose: () => void }

type ItemFormDialogProps<Source> = ItemDialogProps &
  Pick<
    RecordDialogProps<ItemField, never, Source, AreaNameItem>,
    'title' | 'source' | 'version' | 'valuesOf' | 'send' | 'done'
  > & {
    /** Which dialog it is: what is typed is kept under it until it is saved or given up. */
    readonly subject: string
  }

/** The fields of an item in a dialog. */
const ItemFormDialog = <Source,>({ unitId, subject, ...dialog }: ItemFormDialogProps<Source>) => {
  const { t } = useTranslation('mf-area-name')
  return (
    <RecordDialog<ItemField, Source, AreaNameItem>
      {...dialog}
      submitLabel={t('save.action')}
      cancelLabel={t('cancel')}
      hint={t('form.requiredHint')}
      draft={{ kind: itemDraftKind, unitId, subject }}
      schema={itemSchema}
      words={t}
      about={['record']}
      refresh={() => refreshItems(unitId)}
    >
      {form => (
        <>
          <TextField {...form.text('name')} label={t('fields.name')} autoComplete="off" required />
          <TextField {...form.number('hours')} label={t('fields.hours')} hint={t('form.hoursHint')} required />
        </>
      )}
    </RecordDialog>
  )
}

/** Adds one item. */
export const NewItemDialog = (props: ItemDialogProps) => {
  const { t } = useTranslation('mf-area-name')
  return (
    <ItemFormDialog
      {...props}
      title={t('create.title')}
      subject={newItemSubject}
      source={emptyItem}
      version={null}
      valuesOf={values => values}
      send={(values, { requestId }) => addItem(props.unitId, { requestId, ...sentOf(values) })}
      done={(_values, { name }) => t('create.done', { name })}
    />
  )
}

/** Changes one item, read when the dialog opens. */
export const EditItemDialog = ({ id, ...props }: ItemDialogProps & { readonly id: number }) => {
  const { t } = useTranslation('mf-area-name')
  const title = t('edit.title')
  return (
    <LoadedDialog title={title} query={useQuery(itemQuery(props.unitId, id))} onClose={props.onClose}>
      {({ data, version: read }) => (
        <ItemFormDialog
          {...props}
          title={title}
          subject={subjectOfItem(id)}
          source={data}
          version={read}
          valuesOf={valuesOf}
          send={(values, { before, version }) => {
            const changes = changesOf(sentOf(values), sentOf(before))
            return changes === null ? null : changeItem(id, changes, version)
          }}
          done={() => t('save.done')}
        />
      )}
    </LoadedDialog>
  )
}
