import type { ResourceBudget } from '@veckovis/contracts/budget'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Icon } from '@veckovis/ui'
import { Tooltip } from '@veckovis/ui/tooltip'
import { activateResourceBudget, refreshBudgets } from '../../data/budget-queries'

export type BudgetRights = { readonly write: boolean; readonly approve: boolean }

type StateActionsProps = {
  readonly budget: ResourceBudget
  readonly rights: BudgetRights
  readonly onEdit: () => void
  readonly onLock: () => void
  readonly onDelete: () => void
}

/** Makes the budget the active one of its year; the former one goes back to saved, which the list shows. */
const ActivateButton = ({ budget }: Pick<StateActionsProps, 'budget'>) => {
  const { t } = useTranslation('mf-budget')
  const { name, unitId } = budget
  const { isBusy, save } = useSave({
    save: () => activateResourceBudget(budget),
    onSaved: async () => {
      notify.success(t('resources.activated', { name }))
      await refreshBudgets(unitId)
    },
    problemOf,
    onProblem: async problem => {
      notify.error(refusalText(problem, 'budget'))
      await refreshBudgets(unitId)
    },
  })
  return (
    <Button loading={isBusy} onClick={() => void save()} aria-label={t('resources.activateOf', { name })}>
      {t('resources.activate')}
    </Button>
  )
}

/** An active or locked budget cannot be deleted, and the button says so (§4, R-375, R-376). */
const DeleteButton = ({ budget, onDelete }: Pick<StateActionsProps, 'budget' | 'onDelete'>) => {
  const { t } = useTranslation('mf-budget')
  const name = t('resources.deleteOf', { name: budget.name })
  const button = (refusal?: string) => (
    <Button
      variant="quiet"
      aria-label={name}
      onClick={() => (refusal === undefined ? onDelete() : notify.error(refusal))}
      {...(refusal === undefined ? {} : { 'aria-disabled': true })}
    >
      {t('resources.delete')}
    </Button>
  )
  if (budget.state === 'saved') return button()
  const refusal = t(`resources.noDelete.${budget.state}`)
  return <Tooltip text={refusal}>{button(refusal)}</Tooltip>
}

/** What can be done with a budget in its state by this person; nothing unlocks it. */
export const StateActions = ({ budget, rights, onEdit, onLock, onDelete }: StateActionsProps) => {
  const { t } = useTranslation('mf-budget')
  const { state, name } = budget
  return (
    <>
      {rights.approve && state === 'active' && (
        <Button
          variant="primary"
          icon={<Icon name="lock" />}
          onClick={onLock}
          aria-label={t('resources.lockOf', { name })}
        >
          {t('list.lock')}
        </Button>
      )}
      {rights.write && state === 'saved' && <ActivateButton budget={budget} />}
      {rights.write && state !== 'locked' && (
        <Button onClick={onEdit} aria-label={t('resources.editOf', { name })}>
          {t('resources.edit')}
        </Button>
      )}
      {rights.write && <DeleteButton budget={budget} onDelete={onDelete} />}
    </>
  )
}
