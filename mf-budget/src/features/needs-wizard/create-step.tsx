import type { NeedsBasis } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button, Hint, Inline, ProblemNotice } from '@veckovis/ui'
import type { NeedsFigure } from '../../parts/needs-figures/explain-needs'
import type { AskWhy } from '../../parts/why-button'
import { BasicFields } from './fields/basic-fields'
import { CopyField } from './fields/copy-field'
import { DistributionField } from './fields/distribution-field'
import { RoomLines } from './fields/room-lines'
import { ZoneLines } from './fields/zone-lines'
import { LiveHours } from './live-hours'
import type { NeedsForm } from './needs-form'
import * as styles from './needs-wizard.module.css'

type CreateStepProps = {
  readonly form: NeedsForm
  /** What the year begins with; undefined while it is not read. */
  readonly basis: NeedsBasis | undefined
  readonly fullTimeHours: number | null
  readonly onWhy: AskWhy<NeedsFigure>
  readonly onNext: () => void
  readonly onCancel: () => void
}

/** Everything that is filled in, with what it makes beside it. */
export const CreateStep = ({ form, basis, fullTimeHours, onWhy, onNext, onCancel }: CreateStepProps) => {
  const { t } = useTranslation('mf-budget')
  const lastYear = basis?.lastYear ?? null
  const linesError = form.problemOf('lines')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onNext()
      }}
    >
      <div className={styles.fields}>
        <Hint>{t('needs.requiredHint')}</Hint>
        {basis !== undefined && form.draft.basedOn === null && <CopyField form={form} earlier={basis.earlier} />}
        <BasicFields form={form} lastYear={lastYear} />
        {linesError !== undefined && (
          <ProblemNotice text={t(linesError === 'required' ? 'needs.noLines' : `errors.${linesError}`)} />
        )}
        <ZoneLines form={form} lastYear={lastYear} onWhy={onWhy} />
        <RoomLines form={form} lastYear={lastYear} fullTimeHours={fullTimeHours} onWhy={onWhy} />
        <DistributionField form={form} lastYear={lastYear} />
      </div>
      <aside className={styles.aside}>
        <LiveHours draft={form.draft} fullTimeHours={fullTimeHours} lastYear={lastYear} onWhy={onWhy} />
      </aside>
      <Inline justify="between" className={styles.buttons}>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="primary" type="submit">
          {t('needs.next')}
        </Button>
      </Inline>
    </form>
  )
}
