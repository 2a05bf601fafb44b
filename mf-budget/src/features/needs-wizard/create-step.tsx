import type { NeedsBasis } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Hint, ProblemNotice } from '@veckovis/ui'
import type { NeedsFigure } from '../../parts/needs-figures/explain-needs'
import type { AskWhy } from '../../parts/why-button'
import { BasicFields } from './fields/basic-fields'
import { CopyField } from './fields/copy-field'
import { DistributionField } from './fields/distribution-field'
import { RoomLines } from './fields/room-lines'
import { ZoneLines } from './fields/zone-lines'
import type { NeedsForm } from './needs-form'

type CreateStepProps = {
  readonly form: NeedsForm
  /** What the year begins with; undefined while it is not read. */
  readonly basis: NeedsBasis | undefined
  readonly fullTimeHours: number | null
  readonly onWhy: AskWhy<NeedsFigure>
}

/** Everything that is filled in. */
export const CreateStep = ({ form, basis, fullTimeHours, onWhy }: CreateStepProps) => {
  const { t } = useTranslation('mf-budget')
  const lastYear = basis?.lastYear ?? null
  // What is wrong with the lines together stands above them.
  const linesProblem = form.problemOf('zones')
  return (
    <>
      <Hint>{t('needs.requiredHint')}</Hint>
      {basis !== undefined && form.draft.basedOn === null && <CopyField form={form} earlier={basis.earlier} />}
      <BasicFields form={form} lastYear={lastYear} />
      {linesProblem !== undefined && <ProblemNotice text={linesProblem} />}
      <ZoneLines form={form} lastYear={lastYear} onWhy={onWhy} />
      <RoomLines form={form} lastYear={lastYear} fullTimeHours={fullTimeHours} onWhy={onWhy} />
      <DistributionField form={form} lastYear={lastYear} />
    </>
  )
}
