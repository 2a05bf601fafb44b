import { ToldOnce } from '@veckovis/forms/told-once'
import { useTranslation } from '@veckovis/platform'

type MadeAddressProps = { readonly unit: string; readonly address: string }

/** The new address, which is not told again. */
export const MadeAddress = ({ unit, address }: MadeAddressProps) => {
  const { t } = useTranslation('calendar')
  return (
    <ToldOnce
      label={t('address', { unit })}
      hint={t('addressHint')}
      text={address}
      words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') }}
    />
  )
}
