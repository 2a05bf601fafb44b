import { useQuery } from '@tanstack/react-query'
import type { StaffMemberWithTerms } from '@veckovis/contracts/staff'
import { Loaded } from '@veckovis/forms/loaded'
import { useProgress, useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import type { ChangePart } from '../../data/staff-dialog'
import { fullName } from '../../data/person-name'
import { staffMemberQuery } from '../../data/staff-queries'
import { FactList } from './fact-list'
import { staffFacts } from './staff-facts'
import { TermsHistory } from './terms-history'
import * as styles from './staff-view.module.css'

type StaffViewDialogProps = {
  readonly unitId: number
  readonly id: number
  readonly canEdit: boolean
  readonly onEdit: (part: ChangePart) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const MemberFacts = ({
  member,
  canEdit,
  onEdit,
}: { readonly member: StaffMemberWithTerms } & Pick<StaffViewDialogProps, 'canEdit' | 'onEdit'>) => {
  const { t } = useTranslation('mf-staff')
  return (
    <div className={styles.view}>
      {staffFacts(member, t).map(({ part, facts }) => (
        <FactList
          key={part}
          title={t(`parts.${part}`)}
          facts={facts}
          onEdit={canEdit ? () => onEdit(part) : undefined}
        />
      ))}
      <TermsHistory terms={member.terms} />
    </div>
  )
}

type LeavingButtonProps = {
  readonly member: StaffMemberWithTerms
  readonly onEnd: () => void
  readonly onRemove: () => void
}

/** An employment that has begun gets an end; one that has not begun is taken back. Anyone who has left stays so. */
const LeavingButton = ({ member: { standing }, onEnd, onRemove }: LeavingButtonProps) => {
  const { t } = useTranslation('mf-staff')
  // Keeps the other button in its place.
  if (standing === 'left') return <span />
  return (
    <Button variant="quiet" onClick={standing === 'coming' ? onRemove : onEnd}>
      {t(standing === 'coming' ? 'remove.action' : 'end.action')}
    </Button>
  )
}

/** All that may be seen of one staff member, and the ways to change it. */
export const StaffViewDialog = ({ unitId, id, canEdit, onEdit, onRemove, onClose }: StaffViewDialogProps) => {
  const { t } = useTranslation('mf-staff')
  const query = useQuery(staffMemberQuery(unitId, id))
  useProgress(query.isFetching)
  const member = query.data?.data
  const leaving =
    canEdit && member !== undefined ? (
      <LeavingButton member={member} onEnd={() => onEdit('end')} onRemove={onRemove} />
    ) : null
  const footer = (
    <Inline justify={leaving === null ? 'end' : 'between'}>
      {leaving}
      <Button onClick={onClose}>{t('close')}</Button>
    </Inline>
  )
  const title = member === undefined ? t('view.title') : fullName(member, t)
  return (
    <Dialog open title={title} width={680} onCancel={onClose} footer={footer}>
      <Loaded query={query} lines={8} label={t('loading')}>
        {({ data }) => <MemberFacts member={data} canEdit={canEdit} onEdit={onEdit} />}
      </Loaded>
    </Dialog>
  )
}
