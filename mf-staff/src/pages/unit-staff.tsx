import { useQuery } from '@tanstack/react-query'
import { useKeptDrafts, useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Button, Icon, Notice, Skeleton } from '@veckovis/ui'
import { useState } from 'react'
import type { StaffDialog } from '../data/staff-dialog'
import { dialogOfSubject, staffDraftKind } from '../data/staff-draft'
import { staffListQuery } from '../data/staff-queries'
import { StaffExport } from '../features/export/staff-export'
import { NoStaff } from '../features/staff-table/no-staff'
import { StaffFilters } from '../features/staff-table/staff-filters'
import { StaffTable } from '../features/staff-table/staff-table'
import { useListAddress } from '../features/staff-table/use-list-address'
import { useLastPage } from '../parts/use-last-page'
import { ImportButton } from './import-button'
import { StaffDialogs } from './staff-dialogs'
import * as styles from './staff.module.css'

/** What was being written when the page was lost stands open again, for whoever may write. */
const useStaffDialog = (unitId: number, canEdit: boolean) => {
  const [chosen, choose] = useState<StaffDialog | null>(null)
  const [kept] = useKeptDrafts(staffDraftKind, unitId)
  const resumed = kept === undefined || !canEdit ? null : dialogOfSubject(kept.subject)
  return { dialog: chosen ?? resumed ?? ({ kind: 'none' } as const), choose }
}

/** The table of one unit's staff with its search, and the dialog that stands over it. */
export const UnitStaff = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-staff')
  const address = useListAddress()
  const { part, hasProblem, change } = address
  const { data: list, error, isFetching, isPlaceholderData, refetch } = useQuery(staffListQuery(unitId, part))
  const { dialog, choose: setDialog } = useStaffDialog(unitId, list?.write === true)
  useProgress(isFetching)
  useLastPage(isPlaceholderData ? undefined : list?.total, address)
  const add = list?.write === true ? () => setDialog({ kind: 'create' }) : undefined

  return (
    <>
      <div className={styles.toolbar}>
        <StaffFilters {...address} />
        <div className={styles.actions}>
          <StaffExport unitId={unitId} part={part} total={list?.total} />
          {add !== undefined && <ImportButton unitId={unitId} />}
          {add !== undefined && (
            <Button variant="primary" icon={<Icon name="add" />} onClick={add}>
              {t('add')}
            </Button>
          )}
        </div>
      </div>
      {hasProblem && <Notice tone="warning">{t('table.addressProblem')}</Notice>}
      {list === undefined && error === null && <Skeleton lines={10} label={t('loading')} />}
      {error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {list !== undefined && list.total > 0 && (
        <StaffTable
          list={list}
          part={part}
          busy={isPlaceholderData}
          onChange={change}
          onOpen={id => setDialog({ kind: 'view', id })}
        />
      )}
      {list !== undefined && list.total === 0 && (
        <NoStaff
          isSearch={part.search !== ''}
          isLeft={part.employment === 'left'}
          onClearSearch={() => change({ search: '' })}
          onAdd={add}
        />
      )}
      <StaffDialogs
        unitId={unitId}
        dialog={dialog}
        canEdit={list?.write === true}
        fullTimeHours={list?.fullTimeHours ?? null}
        onDialog={setDialog}
      />
    </>
  )
}
