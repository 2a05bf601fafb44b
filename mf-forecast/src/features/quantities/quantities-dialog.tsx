import type { UnitQuantities } from '@veckovis/contracts/budget'
import type { QuantityPriceKey } from '@veckovis/domain/budget'
import { formatFractionalHours } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack, TextField } from '@veckovis/ui'
import { ConfirmDialog, Dialog } from '@veckovis/ui/dialog'
import { useId, useRef, useState } from 'react'
import { useQuantities } from './use-quantities'
import { fieldOf, shownKeys, textsOf } from './read-quantities'
import * as styles from './quantities.module.css'

type MonthsProps = {
  readonly priceKey: QuantityPriceKey
  readonly typing: ReturnType<typeof useQuantities>
}

/** The twelve months of what is paid by quantity, and their sum. */
const Months = ({ priceKey, typing }: MonthsProps) => {
  const { t } = useTranslation('forecast-quantities')
  const { shortMonth } = useFormat()
  const { stored } = typing
  const texts = textsOf(stored, priceKey, typing.typed)
  return (
    <fieldset className={styles.months}>
      <legend>{t(`keys.${priceKey}`)}</legend>
      <div className={styles.fields}>
        {texts.map((text, month) => {
          const problem = typing.problems.get(fieldOf(priceKey, month))
          return (
            <TextField
              key={fieldOf(priceKey, month)}
              label={shortMonth(`${stored.year}-${String(month + 1).padStart(2, '0')}-01`)}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              error={problem === undefined ? undefined : t(`errors.${problem}`)}
              onChange={event => typing.type(priceKey, month, event.target.value)}
              onPaste={event => {
                if (typing.paste(event.clipboardData.getData('text'), priceKey, month)) event.preventDefault()
              }}
            />
          )
        })}
      </div>
      <p className={styles.sum}>
        {t('sum', { year: stored.year, sum: formatFractionalHours(typing.sums.get(priceKey) ?? 0) })}
      </p>
    </fieldset>
  )
}

/** Asked about these fields alone: what is typed into the forecast stays whatever the answer is. */
const CloseQuestion = ({ onStay, onClose }: { readonly onStay: () => void; readonly onClose: () => void }) => {
  const { t } = useTranslation('forecast-quantities')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.close')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={onClose}
      onCancel={onStay}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
}

type QuantitiesDialogProps = { readonly quantities: UnitQuantities; readonly onClose: () => void }

/** How many visits and months the unit is paid for, month by month; saved as a whole year or not at all. */
export const QuantitiesDialog = ({ quantities, onClose }: QuantitiesDialogProps) => {
  const { t } = useTranslation('forecast-quantities')
  const typing = useQuantities(quantities, onClose)
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { stored, problem, isBusy } = typing
  const [isAsking, setAsking] = useState(false)
  const close = () => (typing.typed.size > 0 ? setAsking(true) : onClose())
  const send = async () => {
    if (await typing.send()) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const footer = (
    <Inline justify="end">
      <Button disabled={isBusy} onClick={close}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} variant="primary" loading={isBusy}>
        {t('save')}
      </Button>
    </Inline>
  )
  return (
    <Dialog
      open
      title={t('title', { year: stored.year })}
      width={640}
      closable={!isBusy}
      onCancel={close}
      footer={footer}
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack gap={4}>
          {problem !== null && <ProblemNotice text={problem.kind === 'stale' ? t('stale') : problem.message} />}
          <p>{t('intro')}</p>
          {shownKeys(stored).map(key => (
            <Months key={key} priceKey={key} typing={typing} />
          ))}
        </Stack>
      </form>
      {isAsking && <CloseQuestion onStay={() => setAsking(false)} onClose={onClose} />}
    </Dialog>
  )
}
