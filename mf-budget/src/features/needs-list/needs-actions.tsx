import type { NeedsBudget } from '@veckovis/contracts/budget'
import { checkNeedsEdit } from '@veckovis/domain/budget'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Icon } from '@veckovis/ui'
import { Tooltip } from '@veckovis/ui/tooltip'
import { activateNeedsBudget, refreshBudgets } from '../../data/budget-queries'
import type { NeedsDialog } from './needs-dialogs'

export type BudgetRights = { readonly write: boolean; readonly approve: boolean }

type NeedsActionsProps = {
  readonly budget: NeedsBudget
  readonly rights: BudgetRights
  readonly onEdit: () => void
  readonly onDialog: (dialog: NeedsDialog) => void
}

/** Makes the budget the active one of its year; the former one goes back to saved, which the list shows. */
const ActivateButton = ({ budget }: Pick<NeedsActionsProps, 'budget'>) => {
  const { t } = useTranslation('mf-budget')
  const { name, unitId } = budget
  const { isBusy, save } = useSave({
    save: () => activateNeedsBudget(budget),
    onSaved: async () => {
      notify.success(t('list.activated', { name }))
      await refreshBudgets(unitId)
    },
    problemOf,
    onProblem: async problem => {
      notify.error(refusalText(problem, 'budget'))
      await refreshBudgets(unitId)
    },
  })
  return (
    <Button loading={isBusy} onClick={() => void save()} aria-label={t('list.activateFor', { name })}>
      {t('list.activate')}
    </Button>
  )
}

type RefusableProps = {
  readonly label: string
  readonly name: string
  /** Why it cannot be done; the button says so when it is pointed at or pressed. */
  readonly refusal: string | undefined
  readonly onPress: () => void
  readonly variant?: 'quiet'
}

const RefusableButton = ({ label, name, refusal, onPress, variant }: RefusableProps) => {
  const button = (
    <Button
      aria-label={name}
      onClick={() => (refusal === undefined ? onPress() : notify.error(refusal))}
      {...(variant === undefined ? {} : { variant })}
      {...(refusal === undefined ? {} : { 'aria-disabled': true })}
    >
      {label}
    </Button>
  )
  return refusal === undefined ? button : <Tooltip text={refusal}>{button}</Tooltip>
}

/** What can be done with a budget in its state by this person; nothing unlocks it (§4, R-344 to R-348). */
export const NeedsActions = ({ budget, rights, onEdit, onDialog }: NeedsActionsProps) => {
  const { t } = useTranslation('mf-budget')
  const { state, name } = budget
  const edited = checkNeedsEdit(budget, true)
  const edit = () => (state === 'locked' ? onDialog({ kind: 'edit-locked', budget }) : onEdit())
  return (
    <>
      {rights.approve && state === 'active' && (
        <Button
          variant="primary"
          icon={<Icon name="lock" />}
          onClick={() => onDialog({ kind: 'lock', budget })}
          aria-label={t('list.lockFor', { name })}
        >
          {t('list.lock')}
        </Button>
      )}
      {rights.write && state === 'saved' && <ActivateButton budget={budget} />}
      {rights.write && (
        <RefusableButton
          label={t('list.edit')}
          name={t('list.editFor', { name })}
          refusal={edited.ok ? undefined : t(`needs.closed.${edited.error}`)}
          onPress={edit}
        />
      )}
      {rights.write && (
        <RefusableButton
          variant="quiet"
          label={t('list.delete')}
          name={t('list.deleteOf', { name })}
          refusal={state === 'saved' ? undefined : t(`needs.noDelete.${state}`)}
          onPress={() => onDialog({ kind: 'delete', budget })}
        />
      )}
    </>
  )
}
