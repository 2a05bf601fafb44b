import { useQuery } from '@tanstack/react-query'
import type { NeedsBudgetList } from '@veckovis/contracts/budget'
import { Loaded } from '@veckovis/forms/loaded'
import { useProgress, useTranslation } from '@veckovis/platform'
import { useNavigate } from '@veckovis/platform/router'
import { Button, EmptyState, Icon, Notice } from '@veckovis/ui'
import { needsListQuery } from '../../data/budget-queries'
import { KeptNeeds } from '../../features/needs-list/kept-needs'
import { NeedsList } from '../../features/needs-list/needs-list'
import { NoStaffNotice } from '../no-staff-notice'
import { NeedsBudgetActions } from './needs-budget-actions'
import * as styles from '../budget.module.css'

const CreateButton = ({ onCreate }: { readonly onCreate: () => void }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <Button variant="primary" icon={<Icon name="add" />} onClick={onCreate}>
      {t('needs.create')}
    </Button>
  )
}

const NoNeeds = ({ onCreate }: { readonly onCreate: (() => void) | undefined }) => {
  const { t } = useTranslation('mf-budget')
  const action = onCreate === undefined ? {} : { action: <CreateButton onCreate={onCreate} /> }
  return (
    <EmptyState icon="budget" title={t('needs.empty')} {...action}>
      {t('needs.emptyText')}
    </EmptyState>
  )
}

const Needs = ({ unitId, list }: { readonly unitId: number; readonly list: NeedsBudgetList }) => {
  const { t } = useTranslation('mf-budget')
  const navigate = useNavigate()
  const create = list.write && list.hasStaff ? () => void navigate('/needs/new') : undefined
  const goOn = (subject: string) => void navigate(subject === 'new' ? '/needs/new' : `/needs/${subject}/edit`)
  return (
    <>
      {list.write && !list.hasStaff && <NoStaffNotice />}
      {!list.write && <Notice tone="info">{t('needs.readOnly')}</Notice>}
      {list.write && <KeptNeeds unitId={unitId} onContinue={goOn} />}
      {list.budgets.length === 0 && <NoNeeds onCreate={create} />}
      {list.budgets.length > 0 && create !== undefined && (
        <div className={styles.toolbar}>
          <CreateButton onCreate={create} />
        </div>
      )}
      {list.budgets.length > 0 && (
        <NeedsList budgets={list.budgets} actionsOf={budget => <NeedsBudgetActions budget={budget} rights={list} />} />
      )}
    </>
  )
}

/** Every needs budget of the unit, and the way to a new one. */
export const UnitNeeds = ({ unitId }: { readonly unitId: number }) => {
  const query = useQuery(needsListQuery(unitId))
  useProgress(query.isFetching)
  return (
    <Loaded query={query} lines={8}>
      {list => <Needs unitId={unitId} list={list} />}
    </Loaded>
  )
}
