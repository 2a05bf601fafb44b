import { useQuery } from '@tanstack/react-query'
import type { StaffList } from '@veckovis/contracts/staff'
import { useKeptDrafts, useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Button, Icon, Notice, Skeleton } from '@veckovis/ui'
import { useEffect, useState } from 'react'
import type { StaffDialog } from '../data/staff-dialog'
import { dialogOfSubject, staffDraftKind } from '../data/staff-draft'
import { staffListQuery } from '../data/staff-queries'
import { EmploymentFilter } from '../features/staff-table/employment-filter'
import { NoStaff } from '../features/staff-table/no-staff'
import { SearchBox } from '../features/staff-table/search-box'
import { StaffTable } from '../features/staff-table/staff-table'
import { useListAddress } from '../features/staff-table/use-list-address'
import { StaffDialogs } from './staff-dialogs'
import * as styles from './staff.module.css'

type ListAddress = ReturnType<typeof useListAddress>

/** A page behind the last one is no page: the last one is shown. */
const useLastPage = (list: StaffList | undefined, { part, change }: ListAddress) => {
  const last = list === undefined ? part.page : Math.max(1, Math.ceil(list.total / part.pageSize))
  const isBehind = part.page > last
  useEffect(() => {
    if (isBehind) change({ page: last })
  }, [isBehind, last, change])
}

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
  useLastPage(isPlaceholderData ? undefined : list, address)
  const add = list?.write === true ? () => setDialog({ kind: 'create' }) : undefined

  return (
    <>
      <div className={styles.toolbar}>
        <SearchBox value={part.search} onSearch={search => change({ search })} />
        <EmploymentFilter value={part.employment} onChange={employment => change({ employment })} />
        {add !== undefined && (
          <Button variant="primary" icon={<Icon name="add" />} onClick={add}>
            {t('add')}
          </Button>
        )}
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
