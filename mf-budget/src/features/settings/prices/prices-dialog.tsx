import { pricesIn, type MunicipalityPrices, type PriceOnWire } from '@veckovis/contracts/budget'
import { priceKeys, type PriceKey } from '@veckovis/domain/budget'
import { useTranslation, type Words } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useState } from 'react'
import { DatedDialog, useDatedForm } from '../dated/dated-dialog'
import type { DatedDialogProps } from '../dated/dated-kind'
import { PastedPrices } from './pasted-prices'
import { priceOn } from './price-history'
import { priceName, shownPrice } from './price-words'
import {
  inPlaceOf,
  priceList,
  pricesSchema,
  pricesToSet,
  textsFrom,
  typedPricesOf,
  type PriceTexts,
} from './prices-form'
import * as styles from './prices.module.css'

type PricesDialogProps = DatedDialogProps<MunicipalityPrices, PriceOnWire> & {
  /** The day that stands in the field at first, YYYY-MM-DD. */
  readonly day: string
}

const usePricesForm = (props: PricesDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const prices = pricesIn(props.municipality)
  const [initialValues] = useState(() => textsFrom(props.day))
  return useDatedForm(priceList, props, {
    initialValues,
    schema: pricesSchema,
    typedOf: typedPricesOf,
    toSetOf: (texts: PriceTexts) => pricesToSet(texts, prices),
    saved: t('settings.prices.saved'),
  })
}

/** What an empty field leaves as it is, or what a typed price stands in the place of. */
const hintOf = (
  prices: readonly PriceOnWire[],
  key: PriceKey,
  { day, [key]: typed }: PriceTexts,
  words: Words,
): string => {
  const replaced = typed.trim() === '' ? undefined : inPlaceOf(prices, key, day)
  if (replaced !== undefined) return words('settings.prices.replaces', { value: shownPrice(replaced.value, words) })
  const held = priceOn(prices, key, day)
  return held === undefined
    ? words('settings.prices.holdsNone')
    : words('settings.prices.holds', { value: shownPrice(held.value, words) })
}

/** Prices from one day on: those that are typed or pasted. They are saved when what they do to the forecasts has been shown. */
export const PricesDialog = (props: PricesDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { municipality, onClose } = props
  const state = usePricesForm(props)
  const { form } = state
  const prices = pricesIn(municipality)
  return (
    <DatedDialog
      title={t('settings.prices.new')}
      state={state}
      noEffect={t('settings.prices.noEffect')}
      onClose={onClose}
    >
      <TextField
        {...form.date('day')}
        label={t('settings.validFrom')}
        required
        hint={t('settings.prices.validFromHint')}
      />
      <PastedPrices onRead={form.set} />
      <div className={styles.fields}>
        {priceKeys.map(key => (
          <TextField
            key={key}
            {...form.number(key)}
            label={priceName(key, t)}
            hint={hintOf(prices, key, form.values, t)}
          />
        ))}
      </div>
    </DatedDialog>
  )
}
