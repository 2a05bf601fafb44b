import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@veckovis/forms/loaded'
import { useKeptDrafts, useProgress, useTranslation } from '@veckovis/platform'
import { Button, Icon, Inline } from '@veckovis/ui'
import { useState } from 'react'
import { itemsQuery } from '../data/area-name-queries'
import { dialogOfSubject, itemDraftKind, type ItemDialog } from '../data/item-dialog'
import { ItemTable } from '../features/items/item-table'
import { ItemDialogs } from './item-dialogs'

/** What was being written when the page was lost stands open again, for anyone who may write. */
const useItemDialog = (unitId: number, mayWrite: boolean) => {
  const [chosen, choose] = useState<ItemDialog | null>(null)
  const [kept] = useKeptDrafts(itemDraftKind, unitId)
  const resumed = kept === undefined || !mayWrite ? null : dialogOfSubject(kept.subject)
  return { dialog: chosen ?? resumed ?? ({ kind: 'none' } as const), choose }
}

/** The items of one unit, and the dialog that stands over them. */
export const UnitItems = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-area-name')
  const query = useQuery(itemsQuery(unitId))
  const mayWrite = query.data?.write === true
  const { dialog, choose } = useItemDialog(unitId, mayWrite)
  useProgress(query.isFetching)
  const add = () => choose({ kind: 'create' })
  return (
    <>
      <Loaded query={query}>
        {list => (
          <>
            {mayWrite && list.items.length > 0 && (
              <Inline justify="end">
                <Button variant="primary" icon={<Icon name="add" />} onClick={add}>
                  {t('add')}
                </Button>
              </Inline>
            )}
            <ItemTable
              list={list}
              onAdd={add}
              onEdit={id => choose({ kind: 'edit', id })}
              onRemove={item => choose({ kind: 'remove', item })}
            />
          </>
        )}
      </Loaded>
      <ItemDialogs
        unitId={unitId}
        items={query.data?.items ?? []}
        mayWrite={mayWrite}
        dialog={dialog}
        onClose={() => choose({ kind: 'none' })}
      />
    </>
  )
}
